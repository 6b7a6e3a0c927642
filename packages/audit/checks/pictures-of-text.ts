import { pageCheck } from './page-check.ts';

/**
 * Text is text: a picture that holds nothing but lines of writing grows coarse, keeps its color and cannot be spaced (1.4.5). It is
 * known by what such a picture is: two colors, in rows of the height of letters with empty rows between them, and an alternative
 * that is as long as what it repeats. Brands and what shows how something looks have shorter ones.
 */
export const picturesOfText = pageCheck(
  {
    id: 'pictures-of-text',
    title: { eng: 'Text is no picture', es: 'El texto no es una imagen' },
    fix: {
      eng: 'Write the words into the page and give them their look by a style sheet.',
      es: 'Escriba las palabras en la página y déles su aspecto con una hoja de estilos.',
    },
    criteria: ['1.4.5'],
  },
  () => {
    const { exposed, fault, isVisible, tidy } = window.auditDom;
    const pictures = exposed<HTMLImageElement>('img').filter(
      (picture) =>
        isVisible(picture) &&
        tidy(picture.alt).split(' ').length >= 6 &&
        picture.complete &&
        picture.naturalWidth >= 60 &&
        picture.naturalWidth * picture.naturalHeight < 4_000_000,
    );
    const isWriting = (picture: HTMLImageElement): boolean => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const brush = canvas.getContext('2d', { willReadFrequently: true });
      if (!brush) return false;
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, width, height);
      brush.drawImage(picture, 0, 0);
      const { data } = brush.getImageData(0, 0, width, height);
      const shades = new Map<number, number>();
      const keyAt = (at: number) =>
        (((data[at] ?? 0) >> 5) << 6) | (((data[at + 1] ?? 0) >> 5) << 3) | ((data[at + 2] ?? 0) >> 5);
      for (let at = 0; at < data.length; at += 4) shades.set(keyAt(at), (shades.get(keyAt(at)) ?? 0) + 1);
      const [ground] = [...shades].sort(([, one], [, other]) => other - one);
      const share = (ground?.[1] ?? 0) / (width * height);
      // Letters cover a small part of what they stand on, and a photograph has no ground at all.
      if (!ground || share < 0.65 || share > 0.98) return false;
      const rows: { changes: number }[] = [];
      for (let y = 0; y < height; y += 1) {
        let changes = 0;
        let was = false;
        for (let x = 0; x < width; x += 1) {
          const isInk = keyAt((y * width + x) * 4) !== ground[0];
          if (isInk !== was) changes += 1;
          was = isInk;
        }
        rows.push({ changes });
      }
      const bands: { height: number; changes: number }[] = [];
      for (const [y, { changes }] of rows.entries()) {
        const last = bands.at(-1);
        if (changes === 0) continue;
        if (last && (rows[y - 1]?.changes ?? 0) > 0) {
          last.height += 1;
          last.changes = Math.max(last.changes, changes);
        } else bands.push({ height: 1, changes });
      }
      // A line of writing crosses from ground to ink dozens of times; an outline, a bar or an arrow does so a few times.
      const lines = bands.filter(({ height: tall, changes }) => tall >= 7 && tall <= 60 && changes >= 24);
      return lines.length >= 2 && lines.length >= bands.length * 0.7;
    };
    const faults = pictures.flatMap((picture) => {
      try {
        return isWriting(picture)
          ? [fault(picture, `“${tidy(picture.alt).slice(0, 60)}” is written into a picture.`)]
          : [];
      } catch {
        // A picture of another origin may not be read.
        return [];
      }
    });
    return { looked: pictures.length, faults };
  },
);
