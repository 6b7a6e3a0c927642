import { inks } from '../drawing/marks.ts';
import type { Weight } from './document-fonts.ts';

/** US Letter, in points. */
export const paper = { width: 612, height: 792 } as const;

/** Where things stand on a page. `main` is the column of running text; headings hang in the column to its left. */
export const frame = { left: 54, right: 558, top: 66, bottom: 724, main: 198 } as const;

/** Colours of documents: the site's light scheme on white. */
export const color = {
  ...inks,
  text: '#1b2023',
  muted: '#43494c',
  mark: '#a64b18',
  accent: '#7a3208',
  line: '#cfc4b0',
  tint: '#f3ede1',
  track: '#ddd3c1',
  contour: '#d9c6b0',
  good: '#14532f',
  late: '#8f1616',
} as const;

/** How a piece of text is set. `lead` is from one baseline to the next. */
export interface TextLook {
  weight: Weight;
  size: number;
  lead: number;
  color: string;
  tracking?: number;
  /** Figures as wide as each other, so that columns of them line up. */
  tabular?: boolean;
}

const look = (
  weight: Weight,
  size: number,
  lead: number,
  ink: string = color.text,
  tracking = 0,
): TextLook => ({
  weight,
  size,
  lead,
  color: ink,
  tracking,
});
const cell = (weight: Weight, size: number, lead: number, ink: string = color.text): TextLook => ({
  ...look(weight, size, lead, ink),
  tabular: true,
});

/** Every kind of text there is. */
export const looks = {
  cover: look('bold', 50, 50, color.paper, -1.2),
  coverLead: look('regular', 15, 22, color.paper),
  coverSmall: look('medium', 10.5, 15, color.paper),
  title: look('bold', 26, 29, color.text, -0.5),
  lead: look('regular', 13.5, 20),
  letter: look('regular', 12.5, 19.5),
  heading: look('bold', 12, 16),
  body: look('regular', 11, 16.5),
  strong: look('medium', 11, 16.5),
  caption: look('bold', 12.5, 16),
  small: look('regular', 9, 13, color.muted),
  cell: cell('regular', 9.5, 13),
  cellStrong: cell('medium', 9.5, 13),
  cellSmall: cell('regular', 8.4, 11.5, color.muted),
  figure: look('bold', 33, 35, color.accent, -1),
  number: look('medium', 11.5, 15, color.mark),
  good: cell('medium', 9.5, 13, color.good),
} as const satisfies Record<string, TextLook>;
