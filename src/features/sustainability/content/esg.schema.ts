import { type InferType, type TestContext, ValidationError } from 'yup';
import {
  amount,
  id,
  list,
  listOf,
  maybeWords,
  numberFrom,
  record,
  whole,
  words,
  year,
} from '#i18n/content-schema.ts';

/** One measured thing over the years. Some rows say how they follow from others, and are held to it. */
const row = {
  id: id(),
  label: words(),
  unit: words(),
  digits: whole(0, 2),
  values: list(numberFrom(0)).length(5, 'must have one value for each of the five years'),
  note: maybeWords(),
  /** Rows of which this is the sum. */
  sumOf: list(id()).optional(),
  /** This row is `times` × one row per another. */
  ratio: record({ of: id(), per: id(), times: amount() }).default(undefined).optional(),
};

/** Environment, social and governance figures: the source of pages, documents and spreadsheets. */
export const schema = record({
  years: list(year()).length(5, 'must be the five years that each row has values for'),
  families: listOf({
    id: id(),
    title: words(),
    lead: words(),
    tables: listOf({
      id: id(),
      title: words(),
      rows: listOf(row),
    }),
  }),
}).test('figures that follow from others', function (value) {
  const faults = followingFaults(value as EsgData, this);
  return faults.length === 0 || new ValidationError(faults);
});

/** What `esg.json` holds. */
export type EsgData = InferType<typeof schema>;
export type EsgTable = EsgData['families'][number]['tables'][number];
export type EsgRow = EsgTable['rows'][number];

/** Totals that are not the sum of their parts, and rates that are not what their parts give. */
function followingFaults(data: EsgData, context: TestContext): ValidationError[] {
  const rows = new Map<string, EsgRow>();
  const faults: ValidationError[] = [];
  data.families.forEach(({ tables }, family) => {
    tables.forEach((table, place) => {
      table.rows.forEach((each, index) => {
        const path = `families[${family}].tables[${place}].rows[${index}]`;
        const fault = rows.has(each.id) ? `${each.id} names two rows` : followingFault(each, rows);
        if (fault) faults.push(context.createError({ path, message: fault }));
        rows.set(each.id, each);
      });
    });
  });
  return faults;
}

function followingFault(row: EsgRow, before: ReadonlyMap<string, EsgRow>): string | undefined {
  const sources = [...(row.sumOf ?? []), ...(row.ratio ? [row.ratio.of, row.ratio.per] : [])];
  const unknown = sources.find((source) => !before.has(source ?? ''));
  if (unknown !== undefined) return `follows from ${unknown}, which no row above it is called`;
  const shown = (source: string | undefined, year: number) => before.get(source ?? '')?.values[year] ?? 0;
  const wrong = row.values.findIndex((value, year) => {
    const { sumOf, ratio } = row;
    const sum = sumOf?.reduce((total, source) => total + shown(source, year), 0);
    const rate = ratio && (ratio.times * shown(ratio.of, year)) / shown(ratio.per, year);
    const due = sum ?? rate;
    return (
      due !== undefined && Math.abs(value - due) > 0.5001 * 10 ** -row.digits * (sum === undefined ? 1 : 0.01)
    );
  });
  return wrong < 0 ? undefined : `${row.id}: value ${wrong + 1} is not what the rows it follows from give`;
}
