import { pageCheck } from './page-check.ts';

/** An alternative says what the picture tells: no file name, no “image of”, nothing that stands beside it already. */
export const imageAlternatives = pageCheck(
  {
    id: 'image-alternatives',
    title: { eng: 'Alternatives of images', es: 'Alternativas de las imágenes' },
    fix: {
      eng: 'Say in alt what the picture tells here; alt="" when it only decorates or the text beside it says the same.',
      es: 'Diga en alt lo que la imagen cuenta aquí; alt="" si solo decora o si el texto de al lado ya lo dice.',
    },
    criteria: ['1.1.1'],
  },
  () => {
    const { exposed, fault, nameOf, tidy } = window.auditDom;
    const pictures = exposed(
      'img, [role=img], input[type=image], area[href], svg[aria-label], svg[aria-labelledby]',
    );
    const faults = pictures.flatMap((picture) => {
      const name = tidy(nameOf(picture));
      const hasAlternative =
        picture.hasAttribute('alt') ||
        picture.matches('[aria-label], [aria-labelledby], [role=presentation], [role=none]');
      if (!hasAlternative && name === '')
        return [fault(picture, 'The picture has no alternative; its file name is read.')];
      if (name === '') {
        if (picture.matches('[role=img], input[type=image], area'))
          return [fault(picture, 'It is announced as a picture or control, but has no name.')];
        const link = picture.closest('a[href], button');
        return link && nameOf(link) === ''
          ? [fault(picture, 'It is all that its link holds, and says nothing.')]
          : [];
      }
      if (
        /\.(jpe?g|png|gif|svg|webp|avif)\b|^(img|dsc|image|photo|screenshot)[-_ ]?\d+|^[\w-]*[_-][\w-]*\d{2,}$/i.test(
          name,
        )
      )
        return [fault(picture, `“${name}” is the name of a file, not what the picture tells.`)];
      // F30 and F39: a number of a drawing, and a word of those who lay pages out.
      if (
        /^(chart|figure|fig|graph|diagram|drawing|graphic|pic|banner|logo|icon|gráfic[oa]|figura|diagrama|dibujo)[-_ .]*\d+$/i.test(
          name,
        )
      )
        return [fault(picture, `“${name}” counts the picture and does not say what it tells.`)];
      if (
        /^[^A-ZÁÉÍÓÚÑ.,;:]*\b(spacer|divider|separator|separador|ornament|adorno)\b[^A-ZÁÉÍÓÚÑ.,;:]*$/.test(
          name,
        )
      )
        return [fault(picture, `“${name}” names a part of the layout; what decorates has alt="".`)];
      if (
        /^(an? |the |una? |la |el )?(image|picture|photo|photograph|graphic|icon|logo image|imagen|fotografía|foto|gráfico|icono|ícono) (of|showing|de|que muestra)\b/i.test(
          name,
        )
      )
        return [
          fault(picture, `“${name.slice(0, 40)}…” says that it is a picture, which is announced anyway.`),
        ];
      if (
        /^(image|picture|photo|graphic|icon|banner|placeholder|alt|untitled|imagen|foto|gráfico|icono|ícono|spacer)$/i.test(
          name,
        )
      )
        return [fault(picture, `“${name}” does not say what the picture tells.`)];
      const title = tidy(picture.getAttribute('title'));
      if (
        title &&
        title.toLowerCase() === name.toLowerCase() &&
        picture.hasAttribute('alt') &&
        picture.getAttribute('alt')
      )
        return [fault(picture, 'Its title repeats its alternative; some readers say both.')];
      const around =
        picture.closest('a, button, figure, li, p, td, th, h1, h2, h3, h4') ?? picture.parentElement;
      // Words in a drawing are part of it and stand not beside it.
      const beside = tidy(around?.textContent?.replace(picture.textContent, ' ')).toLowerCase();
      // A heading beside it that names it by its id is one text, not two.
      if (!picture.hasAttribute('aria-labelledby') && name.length > 3 && beside.includes(name.toLowerCase()))
        return [fault(picture, `“${name.slice(0, 60)}” is also said by the text beside the picture.`)];
      return [];
    });
    // A sentence that two pictures share describes one of them at most; a short name may stand on both.
    const described = pictures.filter(
      (picture): picture is HTMLImageElement =>
        picture instanceof HTMLImageElement && tidy(picture.alt).split(' ').length >= 5,
    );
    const fileOf = ({ currentSrc, src }: HTMLImageElement) =>
      src.startsWith('data:') ? src : (currentSrc || src).replace(/[?#].*$/, '');
    for (const [place, picture] of described.entries()) {
      const other = described
        .slice(0, place)
        .find(
          (each) =>
            tidy(each.alt) === tidy(picture.alt) &&
            fileOf(each) !== fileOf(picture) &&
            each.closest('li, article, figure, section, tr') !==
              picture.closest('li, article, figure, section, tr'),
        );
      if (other)
        faults.push(fault(picture, `“${tidy(picture.alt).slice(0, 60)}” describes another picture as well.`));
    }
    return { looked: pictures.length, faults };
  },
);
