import { withFilmPage } from './browser.ts';
import { pictureSize } from './timing.ts';

/** Gives the picture of a second as a file of an image type. */
export type FrameReader = (second: number, type: 'image/png' | 'image/jpeg') => Promise<Buffer>;

/** Opens the film in a browser and lets `work` read pictures of it. */
export async function openFilm(work: (frame: FrameReader) => Promise<void>): Promise<void> {
  await withFilmPage(async (page) => {
    await page.evaluate(async ({ width, height }) => {
      const { paintFilm } = await import('/film/film.ts' as string);
      const { joined } = await import('/film/picture.ts' as string);
      const { stillFile, stillNames } = await import('/film/stills.ts' as string);
      const { cutouts, layerFile, outlines } = await import('/film/cutouts.ts' as string);
      const pictures: Record<string, CanvasImageSource> = {};
      const load = async (file: string): Promise<ImageBitmap> =>
        createImageBitmap(await (await fetch(`/stills/${file}`)).blob());
      const open = async (name: string): Promise<ImageBitmap> => load(stillFile(name));
      const valley = await open('valley');
      for (const name of stillNames) {
        if (name === 'valley') pictures[name] = valley;
        // The whole picture lies in the still of the day as long as it is seen.
        else if (name === 'dawn') pictures[name] = await open(name);
        else pictures[name] = joined(await open(name), name, valley);
      }
      const cuts: Record<string, ImageBitmap> = {};
      for (const name of [...Object.keys(cutouts), ...Object.keys(outlines)])
        cuts[name] = await load(layerFile(name));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { alpha: false });
      Object.assign(globalThis, {
        picture: async (second: number, type: string): Promise<string> => {
          paintFilm(context, pictures, cuts, second);
          const blob = await canvas.convertToBlob({ type, quality: 0.95 });
          const reader = new FileReader();
          return new Promise((resolve) => {
            reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
            reader.readAsDataURL(blob);
          });
        },
      });
    }, pictureSize);
    await work(async (second, type) => {
      const encoded = await page.evaluate(
        ([at, as]) =>
          (globalThis as unknown as { picture: (at: number, as: string) => Promise<string> }).picture(at, as),
        [second, type] as const,
      );
      return Buffer.from(encoded, 'base64');
    });
  });
}
