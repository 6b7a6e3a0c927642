import {
  emptyValues,
  fitValues,
  humanCheckField,
  type LineField,
  namesOf,
  readValues,
  schemaOf,
  type ValuesOf,
} from './form-fields.ts';
import { type FieldFault, faultsIn, judge } from './form-rules.ts';
import type { FormReply } from './ports.ts';

/** The fields of a short form by their wire names, in the order of the page. */
export type ShortTable = Readonly<Record<string, LineField>>;

/** What a short form holds, as it is stored. */
export type ShortContent<Table> = ValuesOf<Table>;

/** The same while somebody writes it: with the answer of the human check. */
export type ShortValues<Table> = ShortContent<Table> & { recaptcha: string };

/** What a page without script gets back of a short form. */
export type ShortReply<Table> = FormReply<
  ShortValues<Table>,
  FieldFault<(keyof Table & string) | 'recaptcha'>
>;

/**
 * All that is known of a form whose fields are texts, each judged by itself, and the human check behind them; browser and server
 * share it.
 * @param contentTable Its fields but the human check.
 */
export function shortForm<Table extends ShortTable>(contentTable: Table) {
  type Field = (keyof Table & string) | 'recaptcha';
  type Values = ShortValues<Table>;
  const table: ShortTable = { ...contentTable, recaptcha: humanCheckField() };
  const schema = schemaOf(table);
  const fields = namesOf(table) as Field[];
  const contentFields = namesOf(contentTable);
  const plainSchema = () => schemaOf(contentTable);
  return {
    /** A form nobody has filled in yet. */
    empty: emptyValues(table) as Values,
    /** In the order of the page. */
    fields,
    /** What staff see, in its order. */
    contentFields,
    schema,
    /** The rules for a page without script, which brings no answer of a human check. */
    plainSchema,
    /** What is wrong with a form as it stands, in the order of the page. */
    faults: (values: unknown): FieldFault<Field>[] => faultsIn(values, schema, fields),
    /** What people type, each field brought into the shape that its rule asks for. */
    fit: (raw: Values): Values => fitValues(table, raw as Record<string, string>) as Values,
    /** Judges a body from outside: what to store and the answer of the human check, or what is wrong with it. */
    check(value: unknown) {
      const judged = judge(value, schema, fields);
      if ('faults' in judged) return judged;
      const { recaptcha = '', ...content } = readValues(table, judged.value) as Record<string, string>;
      return { content, recaptcha };
    },
    /** Reads and judges the fields of a page without script. */
    readPlain(typed: (name: string) => string) {
      const raw = Object.fromEntries(contentFields.map((name) => [name, typed(name)]));
      const content = fitValues<ShortTable>(contentTable, raw);
      return {
        values: { ...content, recaptcha: '' },
        content,
        faults: faultsIn(content, plainSchema(), contentFields),
      };
    },
  };
}
