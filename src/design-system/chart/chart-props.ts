import type { ChartNote } from './chart-notes.ts';

/** One measured thing over all categories. */
export interface Series {
  id: string;
  label: string;
  /** One value per category, in their order. */
  values: readonly number[];
}

/** As `Series`, for bars. */
export interface BarSeries extends Omit<Series, 'values'> {
  /** One value per category, in their order. `null` where nothing was: no line of bars tells of it. */
  values: readonly (number | null)[];
}

/** What every chart takes. All words come from the page. */
export interface ChartProps {
  /** Names the chart. */
  title: string;
  /** What the figures tell, in a sentence: heard instead of the drawing, read by all. */
  description: string;
  /** What is counted: "tons of steel". */
  unit: string;
  /** An id that is a day or a month (`2026-11-22`, `2026-11`) marks its label as that time. */
  categories: readonly { id: string; label: string }[];
  series: readonly Series[];
  /** Writes a figure as a reader of this language expects it. */
  format: (value: number) => string;
  /** A value to reach, drawn as a line across. */
  target?: { value: number; label: string };
  /** What explains some of the values, by the place of their category: drawn, and heard after the drawing. */
  notes?: readonly ChartNote[] | undefined;
  /** Words that open the table of figures. */
  tableLabel: string;
  /** Names that table. */
  tableCaption: string;
  /** Head of the table's first column: "Year". Default: the unit. */
  categoryLabel?: string;
}

/** The same with bars. */
export interface BarChartProps extends Omit<ChartProps, 'series'> {
  series: readonly BarSeries[];
}

/** Notes with the names of their categories: "2021: more scrap came in". */
export function remarksOf({
  categories,
  notes,
}: Pick<ChartProps, 'categories' | 'notes'>): string[] | undefined {
  return notes?.map(({ at, text }) => `${categories[at]?.label}: ${text}`);
}
