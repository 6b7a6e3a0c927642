import type { Role, Surface } from './palette.ts';

/** WCAG: 7 for text that is read, 4.5 for any other text, 3 for borders, icons and marks. */
export type Ratio = 7 | 4.5 | 3;

/** A promise that `ink` can be told from `ground` on these surfaces, in both schemes. */
export interface ContrastPair {
  ink: Role | 'data';
  ground: Role;
  ratio: Ratio;
  surfaces: readonly Surface[];
  /** Where a visitor meets it. */
  where: string;
}

const everywhere: readonly Surface[] = ['paper', 'tint', 'raised', 'plate'];

/** The contrast contract. `contrast.test.ts` holds the palette to it. */
export const contrastContract: readonly ContrastPair[] = [
  { ink: 'text', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'running text' },
  { ink: 'textMuted', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'hints, captions' },
  { ink: 'link', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'link in text' },
  { ink: 'linkHover', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'link under the pointer' },
  { ink: 'linkVisited', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'visited link' },
  { ink: 'accent', ground: 'surface', ratio: 4.5, surfaces: everywhere, where: 'copper text' },
  // As letters too: a value stands beside its mark in the mark's own hue.
  { ink: 'data', ground: 'surface', ratio: 4.5, surfaces: everywhere, where: 'second hue of charts' },
  { ink: 'mark', ground: 'surface', ratio: 3, surfaces: everywhere, where: 'bars, icons, current page' },
  {
    ink: 'border',
    ground: 'surface',
    ratio: 3,
    surfaces: everywhere,
    where: 'edge of a field on its surface',
  },
  {
    ink: 'border',
    ground: 'field',
    ratio: 3,
    surfaces: ['paper', 'tint', 'raised'],
    where: 'edge of a field, inside',
  },
  { ink: 'onField', ground: 'field', ratio: 7, surfaces: everywhere, where: 'what the visitor types' },
  { ink: 'onAction', ground: 'action', ratio: 7, surfaces: everywhere, where: 'main button' },
  {
    ink: 'onAction',
    ground: 'actionHover',
    ratio: 7,
    surfaces: everywhere,
    where: 'main button under the pointer',
  },
  { ink: 'action', ground: 'surface', ratio: 3, surfaces: everywhere, where: 'shape of the main button' },
  {
    ink: 'surface',
    ground: 'text',
    ratio: 7,
    surfaces: everywhere,
    where: 'second button under the pointer',
  },
  { ink: 'onDisabled', ground: 'disabled', ratio: 4.5, surfaces: everywhere, where: 'button that waits' },
  { ink: 'error', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'error text' },
  { ink: 'success', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'success text' },
  { ink: 'warning', ground: 'surface', ratio: 7, surfaces: everywhere, where: 'warning text' },
  { ink: 'focus', ground: 'surface', ratio: 3, surfaces: everywhere, where: 'focus ring on its surface' },
  { ink: 'focus', ground: 'focusHalo', ratio: 3, surfaces: everywhere, where: 'focus ring on its halo' },
  {
    ink: 'action',
    ground: 'focusHalo',
    ratio: 3,
    surfaces: everywhere,
    where: 'main button beside its halo',
  },
];

/** Contrast of two hex colours as WCAG 2 counts it: black and white -> 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
