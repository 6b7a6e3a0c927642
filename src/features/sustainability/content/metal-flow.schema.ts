import { type InferType, ValidationError } from 'yup';
import { flag, id, listOf, record, words } from '#i18n/content-schema.ts';
import esg from './esg.json' with { type: 'json' };

const rows = esg.families.flatMap(({ tables }) =>
  tables.flatMap((table) => table.rows.map(({ id: row, values }) => ({ row, values }))),
);
const rowId = () =>
  id().oneOf(
    rows.map(({ row }) => row),
    'must be the id of a row of esg.json',
  );

/** Which rows of `esg.json` make the drawing of a year's metal, with words short enough to stand in it. */
export const schema = record({
  title: words(),
  summary: words(),
  sources: listOf({ row: rowId(), label: words() }),
  sinks: listOf({ row: rowId(), label: words(), isLost: flag() }),
}).test('what comes in is what leaves', function ({ sources, sinks }) {
  const wrong = esg.years.flatMap((year, at) => {
    const [received, left] = [sumOf(sources, at), sumOf(sinks, at)];
    return received === left ? [] : [`in ${year} ${received} come in and ${left} leave`];
  });
  return (
    wrong.length === 0 ||
    new ValidationError(
      this.createError({
        path: 'sinks',
        message: `must add up to what the sources add up to, by the rows of esg.json: ${wrong.join('; ')}`,
      }),
    )
  );
});

/** What `metal-flow.json` holds. */
export type MetalFlow = InferType<typeof schema>;

function sumOf(parts: readonly { row: string }[], at: number): number {
  return parts.reduce((sum, { row }) => sum + (rows.find((each) => each.row === row)?.values[at] ?? 0), 0);
}
