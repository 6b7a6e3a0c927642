/** Names, sizes and weights of the files that the model's pictures are published in, below `public/images/world`. */

/** By day for the light scheme, by night for the dark one. */
export const renderedSchemes = ['day', 'night'] as const;
export type RenderedScheme = (typeof renderedSchemes)[number];

/** Widths in which each picture is there, in pixels. */
export const renderedWidths = [480, 960, 1440, 1920] as const;
export type RenderedWidth = (typeof renderedWidths)[number];

/** Forms of one picture: the small one, and one that every browser shows. */
export const renderedFormats = ['avif', 'webp'] as const;
export type RenderedFormat = (typeof renderedFormats)[number];

/** Heaviest file in bytes, by format and width. A phone of three pixels to the point takes the third width: 90 kB. */
export const heaviestRendered: Record<RenderedFormat, Record<RenderedWidth, number>> = {
  avif: { 480: 20_000, 960: 52_000, 1440: 90_000, 1920: 130_000 },
  webp: { 480: 26_000, 960: 60_000, 1440: 120_000, 1920: 170_000 },
};

/** The file of one picture. */
export function renderedFile(
  crop: string,
  scheme: RenderedScheme,
  width: RenderedWidth,
  format: RenderedFormat,
): string {
  return `${crop}-${scheme}-${width}.${format}`;
}

/** What a file may weigh, by its name; nothing, if the name says no width and format that pictures are published in. */
export function heaviestOf(file: string): number {
  const [, inName, end] = file.match(/-(\d+)\.(\w+)$/) ?? [];
  const width = renderedWidths.find((each) => `${each}` === inName);
  const format = renderedFormats.find((each) => each === end);
  return width && format ? heaviestRendered[format][width] : 0;
}
