/**
 * The pictures of the rendered model (`public/images/world`), by name, with their height as a part of their width. Makers and
 * sizes lie in `packages/artwork/world`; a test there holds both lists together.
 */
export const pictures = {
  valley: 5 / 12,
  works: 2 / 3,
  gate: 1 / 2,
  yard: 1 / 2,
  bales: 1 / 2,
  shredder: 1 / 2,
  hall: 1 / 2,
  port: 1 / 2,
  barge: 1 / 2,
  bridge: 1 / 2,
  melt: 1 / 2,
  mill: 1 / 2,
  parts: 1 / 2,
  pickup: 1 / 2,
  'valley-1911': 1 / 2,
  'valley-1936': 1 / 2,
  'valley-1963': 1 / 2,
  'valley-1978': 1 / 2,
  copper: 1 / 2,
  cable: 1 / 2,
  wheel: 1 / 2,
  converter: 1 / 2,
  billet: 1 / 2,
  bale: 1 / 2,
} as const;

export type PictureName = keyof typeof pictures;

/** By day on light grounds, by night on dark ones. */
export type PictureScheme = 'day' | 'night';

/** Widths of the files, in pixels. */
export const pictureWidths = [480, 960, 1440, 1920] as const;

/** The file of one picture. */
export function pictureFile(
  name: PictureName,
  scheme: PictureScheme,
  width: (typeof pictureWidths)[number],
  format: 'avif' | 'webp',
): string {
  return `/images/world/${name}-${scheme}-${width}.${format}`;
}
