import esg from '#features/sustainability/content/esg.json';
import { formatClock, formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import culture from '../content/culture.json';
import { schema as cultureSchema } from '../content/culture.schema.ts';

/** The rows of all tables, as far as this page reads them. */
const rows: readonly { id: string; values: readonly number[] }[] = esg.families.flatMap(({ tables }) =>
  tables.flatMap((table): { id: string; values: number[] }[] => table.rows),
);
const firstYear = esg.years[0];
const lastYear = esg.years.at(-1);

/** What the page shows: the day by the clock, and figures taken from the data that the reports are made of. */
export function readCulture() {
  const { day, safety, learning, ...others } = translateContent(cultureSchema, culture, 'culture', messages);
  return {
    ...others,
    firstYear,
    lastYear,
    day: day.map(({ at, ...hour }) => ({ ...hour, when: formatClock(at) })),
    safety: safety.map(withFigure),
    learning: { ...learning, facts: learning.facts.map(withFigure) },
  };
}

function withFigure({ row: id, digits, label }: { row: string; digits: number; label: string }) {
  const values = rows.find((row) => row.id === id)?.values;
  const [first, last] = [values?.[0], values?.at(-1)];
  if (first === undefined || last === undefined) {
    throw new Error(`culture.json takes a figure from the row "${id}", which esg.json does not hold.`);
  }
  return { id, label, value: formatFigure(last, digits), before: formatFigure(first, digits) };
}
