import { object, type Schema } from 'yup';
import {
  isPlainObject,
  optionalLine,
  optionalProse,
  requiredLine,
  requiredProse,
  textIn,
} from './form-rules.ts';
import { fitLine, fitProse } from './patterns.ts';

/**
 * One field of a form, all that is known of it in one place. A form is a table of these, and its type, its empty values,
 * its schema, what is fitted and what is complete are made from the table, so that no list can miss a field.
 */
export interface FormField<Value extends string | Boxes> {
  /** What it holds before anyone touches it. */
  readonly empty: Value;
  /** What the shared schema asks of it. */
  readonly rule: Schema;
  /** Brings what people type into the shape that the rule asks for. */
  fit(raw: Value): Value;
}

/** A group of boxes, each ticked or not. */
type Boxes = Record<string, boolean>;

/** A field of text. */
export interface LineField extends FormField<string> {
  /** The most characters it takes. */
  readonly limit: number;
}

/** The fields of a form by their wire names, in the order of the page. */
export type FormTable = Readonly<Record<string, FormField<string | Boxes>>>;

/** What a form of these fields holds. */
export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends FormField<infer Value> ? Value : never;
};

/** The fields of a form that hold one line of text. */
export type LineNames<Table> = {
  [Name in keyof Table & string]: Table[Name] extends LineField ? Name : never;
}[keyof Table & string];

/** A line that has to be filled in. `code` is the fault of one that is too long; see `requiredLine`. */
export function requiredField(
  limit: number,
  {
    pattern,
    fit = fitLine,
    code,
  }: { pattern?: RegExp; fit?: (raw: string) => string; code?: 'max' | 'bound' } = {},
): LineField {
  const rule = requiredLine(limit, code);
  return lineField(limit, pattern ? rule.matches(pattern, 'format') : rule, fit);
}

/** A line that may be left out. */
export function optionalField(limit: number, code?: 'max' | 'bound'): LineField {
  return lineField(limit, optionalLine(limit, code), fitLine);
}

/** Several lines that have to be filled in. */
export function requiredProseField(limit: number): LineField {
  return lineField(limit, requiredProse(limit), fitProse);
}

/** Several lines that may be left out. */
export function optionalProseField(limit: number): LineField {
  return lineField(limit, optionalProse(limit), fitProse);
}

/** An email address that may be left out. */
export function optionalEmailField(limit: number, pattern: RegExp): LineField {
  const rule = optionalLine(limit).matches(new RegExp(`^$|${pattern.source}`), 'format');
  return lineField(limit, rule, (raw) => fitLine(raw).toLowerCase());
}

/** An email address, which counts as the same in capitals. */
export function emailField(limit: number, pattern: RegExp): LineField {
  return requiredField(limit, { pattern, fit: (raw) => fitLine(raw).toLowerCase() });
}

/**
 * The answer of the human check, whichever of the two was used: long enough for any answer of either, short enough to
 * stay cheap to read.
 */
export function humanCheckField(): LineField {
  return requiredField(8192, { fit: (raw) => raw.trim() });
}

/** The names of a form's fields, in the order of the page. */
export function namesOf<Table extends FormTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

/** The names of the fields that hold one line of text. */
export function lineNamesOf<Table extends FormTable>(table: Table): LineNames<Table>[] {
  return namesOf(table).filter((name): name is LineNames<Table> => typeof table[name]?.empty === 'string');
}

/** A form nobody has filled in yet. */
export function emptyValues<Table extends FormTable>(table: Table): ValuesOf<Table> {
  return mapTable(table, ({ empty }) => empty) as ValuesOf<Table>;
}

/** What people type, each field brought into the shape its rule asks for. */
export function fitValues<Table extends FormTable>(table: Table, raw: ValuesOf<Table>): ValuesOf<Table> {
  return mapTable(table, (field, name) => field.fit(raw[name])) as ValuesOf<Table>;
}

/** The values of a body that was judged, complete: what was left out is empty, a box that is not ticked is not. */
export function readValues<Table extends FormTable>(
  table: Table,
  given: Record<string, unknown>,
): ValuesOf<Table> {
  return mapTable(table, ({ empty }, name) => {
    const value = given[name];
    if (typeof empty === 'string') return textIn(given, name);
    const isTicked = (box: string) => isPlainObject(value) && value[box] === true;
    return Object.fromEntries(Object.keys(empty).map((box) => [box, isTicked(box)]));
  }) as ValuesOf<Table>;
}

/** The rules of a form. Messages are codes. They judge and never change a value: fit first. */
export function schemaOf(table: FormTable) {
  return object(mapTable(table, ({ rule }) => rule))
    .strict()
    .typeError('format')
    .noUnknown('unknown');
}

function lineField(limit: number, rule: Schema, fit: (raw: string) => string): LineField {
  return { empty: '', limit, rule, fit };
}

function mapTable<Table extends FormTable, Result>(
  table: Table,
  make: (field: FormTable[string], name: keyof Table & string) => Result,
): Record<keyof Table, Result> {
  const made = Object.entries(table).map(([name, field]) => [name, make(field, name)]);
  return Object.fromEntries(made) as Record<keyof Table, Result>;
}
