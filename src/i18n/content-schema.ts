import {
  type AnyObject,
  type AnySchema,
  ArraySchema,
  array,
  boolean,
  type InferType,
  type ISchema,
  number,
  ObjectSchema,
  type ObjectShape,
  object,
  string,
  type TestContext,
  ValidationError,
} from 'yup';
import type { ContentWord } from './catalog.ts';
import { isRecord } from './world/is-record.ts';

/**
 * What schemas of content files (`features/{feature}/content/{name}.schema.ts`) are made of. A schema says which fields a
 * file has, which values they may take, and which of them are sentences: those of `words()` and its like are entered
 * into the catalogs and translated; everything else is data. Every message says the rule, the values that are allowed
 * and the one that stands there, since an editor of JSON sees nothing else.
 */

/** Said of a field that is missing. */
export const present = 'must be there';

/** How a broken rule is told: the rule, and what stands there instead. */
const must =
  (rule: string) =>
  ({ value }: { value?: unknown }) =>
    `must ${rule}; is ${shown(value)}`;

/** A value as it stands in the file, cut where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What the extractor and the translator ask a schema for. */
const translated = { translated: true } as const;

const anyText = () => string().typeError(must('be a text'));
const anyNumber = () => number().typeError(must('be a number'));

/** A text that visitors read, each in their language. `.meta({ note })` tells translators what it is. */
export const words = () => anyText().required('must hold words').meta(translated);

/** The same, where it may be left out. */
export const maybeWords = () =>
  anyText().min(1, 'must hold words or be left out').optional().meta(translated);

/** The same, where it may be "". */
export const wordsOrNone = () => anyText().defined('must be there, "" for none').meta(translated);

/** At least one text that visitors read: paragraphs, points of a list. */
export const wordList = () => list(words());

/** A text that is the same in every language: the name of a person, of a city, of a licence. */
export const text = () => anyText().required('must hold a text');

/** The same, where it may be left out. */
export const maybeText = () => anyText().min(1, 'must hold a text or be left out').optional();

/** The same, where it may be "". */
export const textOrNone = () => anyText().defined('must be there, "" for none');

/** A text of one form. @param rule What it must do, for the message: `be two capitals`. */
export const pattern = (form: RegExp, rule: string) => anyText().matches(form, must(rule)).required(present);

/** A name in code, or the fragment of an address. */
export const id = () =>
  pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'be small letters and digits with hyphens, a letter first');

/** A name that the page's code reads: a column, a page, a brand of the group. */
export const key = () => pattern(/^[a-z][a-zA-Z]*(-[a-z]+)*$/, 'be letters and hyphens, the first one small');

/** One of a few values. */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  anyText()
    .oneOf([...values], must(`be one of ${values.join(', ')}`))
    .required(present);

/** A day of the calendar, `yyyy-mm-dd`. */
export const day = () =>
  anyText()
    .test('day', must('be a day of the calendar, yyyy-mm-dd'), (value) => value === undefined || isDay(value))
    .required(present)
    .meta({ format: 'date' });

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(+at) && at.toISOString().startsWith(value);
}

/** A time of day, `hh:mm`. */
export const time = () => pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'be a time of day, hh:mm');

/** A number above zero. */
export const amount = () => anyNumber().positive(must('be more than zero')).required(present);

/** A number from `least` to `most`, also one with a fraction. */
export const numberFrom = (least: number, most: number = Number.MAX_SAFE_INTEGER) => {
  const rule = must(`be a number ${spanOf(least, most)}`);
  return anyNumber().min(least, rule).max(most, rule).required(present);
};

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => {
  const rule = must(`be a whole number ${spanOf(least, most)}`);
  return anyNumber().integer(rule).min(least, rule).max(most, rule).required(present);
};

const spanOf = (least: number, most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;

/** A calendar year, or the year that a fiscal year is named after. */
export const year = () => whole(1800, 2100);

/** Yes or no, said outright. */
export const flag = () => boolean().typeError(must('be true or false')).required(present);

/** A thing with exactly these fields. */
export function record<Fields extends ObjectShape>(fields: Fields) {
  const unknown = ({ unknown: names }: { unknown?: unknown }) =>
    `must have no field "${names}": nobody would read it; its fields are ${Object.keys(fields).join(', ')}`;
  return object(fields).typeError(must('be an object')).noUnknown(unknown).required(present);
}

/** At least one thing, each with exactly these fields; no two with one id. */
export function listOf<Fields extends ObjectShape>(fields: Fields) {
  return listOrNone(fields).min(1, 'must hold at least one entry');
}

/** The same, where there may be none. */
export function listOrNone<Fields extends ObjectShape>(fields: Fields) {
  return array(record(fields))
    .typeError(must('be a list'))
    .required(`${present}, [] for none`)
    .test('one-id-each', differentIds);
}

function differentIds(items: readonly unknown[] | undefined, { path, createError }: TestContext) {
  const places = new Map<unknown, number>();
  const faults = (items ?? []).flatMap((item, index) => {
    const itemId = isRecord(item) ? item.id : undefined;
    const first = places.get(itemId);
    if (itemId === undefined || first === undefined) {
      places.set(itemId, index);
      return [];
    }
    const message = `must differ from every other id; ${shown(itemId)} is that of ${path}[${first}] as well as of ${path}[${index}]`;
    return createError({ path: `${path}[${index}].id`, message });
  });
  return faults.length === 0 || new ValidationError(faults);
}

/** Values of one kind, at least one or as many as asked: `list(oneOf(services))`. */
export const list = <Value>(item: ISchema<Value, AnyObject>, least = 1) =>
  array<AnyObject, Value>(item)
    .typeError(must('be a list'))
    .min(least, least === 1 ? 'must hold at least one' : `must hold at least ${least}`)
    .required(least === 0 ? `${present}, [] for none` : present);

/** Ids of other entries or files; `[]` for none. */
export const idList = () => list(id(), 0);

/** One text with a name of its own. */
export const said = () => record({ text: words() });

/** Headings of a table's columns, in their order. */
export const columns = () => listOf({ id: key(), label: words() });

/** Terms and what is said about them. */
export const terms = () => listOf({ id: id(), name: words(), text: words() });

/** Titled passages. */
export const points = () => listOf({ id: id(), title: words(), text: words() });

/** Titled passages, each with how long it takes or what it needs. */
export const notedPoints = () => listOf({ id: id(), title: words(), text: words(), note: words() });

/** What happens one after the other. */
export const steps = () => listOf({ id: id(), title: words(), text: words(), detail: words() });

/** A passage of terms under a heading of its own. */
export const termPassage = () => record({ heading: words(), items: terms() });

/** A note set apart from the text around it. */
export const note = () => record({ title: words(), text: words() });

/** One fault of a content file. */
export interface ContentFault {
  /** Path to the field inside the file, `[2].title`; empty for the file as a whole. */
  field: string;
  reason: string;
}

/** What of a content file is not as its schema says. */
export function contentFaults(schema: AnySchema, content: unknown): ContentFault[] {
  try {
    schema.validateSync(content, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return faults.map(({ path, message }) => ({ field: path ?? '', reason: message }));
  }
}

/** Contents that were held against their schema already: a file is asked for with every page that shows it. */
const checked = new WeakMap<object, AnySchema>();

/**
 * What a content file holds, as its schema says.
 * @param file Names the file in the message.
 * @throws with the file, the field and the rule of each fault.
 */
export function readContent<Schema extends AnySchema>(
  schema: Schema,
  content: unknown,
  file: string,
): InferType<Schema> {
  const isObject = typeof content === 'object' && content !== null;
  if (isObject && checked.get(content) === schema) return content as InferType<Schema>;
  const faults = contentFaults(schema, content).map(({ field, reason }) =>
    [file, field, reason].filter((part) => part !== '').join(': '),
  );
  if (faults.length > 0) {
    throw new Error(
      `${faults.join('\n')}\nPages would show it as it stands; mend it, then "npm run content".`,
    );
  }
  if (isObject) checked.set(content, schema);
  return content as InferType<Schema>;
}

/** A copy of a content file, or of a part of it, with each of its sentences replaced. */
export function mapWords<Content>(
  schema: AnySchema,
  content: Content,
  replace: (word: ContentWord) => string,
): Content {
  const visit = (at: AnySchema, value: unknown, field: string, path: string): unknown => {
    if (typeof value === 'string') {
      const isSentence = isRecord(at.spec.meta) && at.spec.meta.translated === true && value !== '';
      const { note } = isRecord(at.spec.meta) ? at.spec.meta : {};
      const word = { text: value, field, path, ...(typeof note === 'string' ? { note } : {}) };
      return isSentence ? replace(word) : value;
    }
    if (at instanceof ArraySchema && Array.isArray(value)) {
      const { innerType } = at;
      if (innerType === undefined) return value;
      return value.map((item, index) => visit(innerType as AnySchema, item, field, `${path}[${index}]`));
    }
    if (at instanceof ObjectSchema && isRecord(value)) {
      const fields: Record<string, unknown> = at.fields;
      return Object.fromEntries(
        Object.entries(value).map(([name, child]) => [
          name,
          name in fields
            ? visit(fields[name] as AnySchema, child, name, path === '' ? name : `${path}.${name}`)
            : child,
        ]),
      );
    }
    return value;
  };
  return visit(schema, content, '', '') as Content;
}
