import { type Schema, string, ValidationError } from 'yup';
import { isPlainProse, isPlainText } from './patterns.ts';

/** Why a field was refused. A screen turns the code into words; `unknown` (a surplus key) no form can cause. */
export type FaultCode = 'required' | 'max' | 'bound' | 'format' | 'one' | 'match' | 'unknown';

/** One refused field of a form, by its wire name; the empty name stands for the body as a whole. */
export interface FieldFault<Field extends string> {
  field: Field | '';
  code: FaultCode;
}

/** What a check of a value from outside came to. */
export type Judged<Field extends string> =
  | { value: Record<string, unknown> }
  | { faults: FieldFault<Field>[] };

/**
 * One line that has to be filled in. A text longer than `limit` has the fault `code`: `max`, the form's own rule, or
 * `bound` where the form has none and only the server's patience ends.
 */
export function requiredLine(limit: number, code: 'max' | 'bound' = 'max') {
  return string()
    .strict()
    .typeError('format')
    .required('required')
    .test('required', 'required', (text) => text.trim() !== '')
    .max(limit, code)
    .test('format', 'format', isPlainText);
}

/** One line that may be left out. Frameworks differ in what an untouched field holds: null and absence mean empty. */
export function optionalLine(limit: number, code: 'max' | 'bound' = 'max') {
  return string()
    .strict()
    .typeError('format')
    .nullable()
    .optional()
    .max(limit, code)
    .test('format', 'format', (text) => isPlainText(text ?? ''));
}

/** Several lines that have to be filled in. */
export function requiredProse(limit: number) {
  return string()
    .strict()
    .typeError('format')
    .required('required')
    .test('required', 'required', (text) => text.trim() !== '')
    .max(limit, 'max')
    .test('prose', 'format', isPlainProse);
}

/** Several lines that may be left out, as `optionalLine`. */
export function optionalProse(limit: number) {
  return string()
    .strict()
    .typeError('format')
    .nullable()
    .optional()
    .max(limit, 'max')
    .test('prose', 'format', (text) => isPlainProse(text ?? ''));
}

/**
 * Judges a value from outside and names each refused field once, in the order of `fields`. It never changes the value.
 */
export function judge<Field extends string>(
  value: unknown,
  schema: Schema,
  fields: readonly Field[],
): Judged<Field> {
  // yup spells out what it refuses, and nested input makes that text enormous: refuse its shape before yup sees it.
  if (!isShallow(value)) return { faults: [{ field: '', code: 'format' }] };
  try {
    schema.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return { faults: faultsOf(error, fields) };
    throw error;
  }
  return { value };
}

/** What is wrong with a form as it stands, in the order of `fields`. */
export function faultsIn<Field extends string>(
  value: unknown,
  schema: Schema,
  fields: readonly Field[],
): FieldFault<Field>[] {
  const judged = judge(value, schema, fields);
  return 'faults' in judged ? judged.faults : [];
}

/** True for an object that is neither null nor a list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a field, empty when it holds anything else. */
export function textIn(value: Record<string, unknown>, field: string): string {
  const given = value[field];
  return typeof given === 'string' ? given : '';
}

/** True for an object of scalars and of flat objects and lists. */
function isShallow(value: unknown): value is Record<string, unknown> {
  const isScalar = (inner: unknown) => typeof inner !== 'object' || inner === null;
  return (
    isPlainObject(value) &&
    Object.values(value).every((inner) => isScalar(inner) || Object.values(inner as object).every(isScalar))
  );
}

const faultOrder: readonly FaultCode[] = ['required', 'one', 'max', 'bound', 'format', 'match', 'unknown'];

/** yup lists every broken rule of a field; a person can mend one at a time, so the plainest one is kept. */
function faultsOf<Field extends string>(
  error: ValidationError,
  fields: readonly Field[],
): FieldFault<Field>[] {
  const single = error.inner.length > 0 ? error.inner : [error];
  const kept = new Map<Field | '', FaultCode>();
  for (const { path, message } of single) {
    const root = (path ?? '').split('.')[0];
    const field = fields.find((name) => name === root) ?? '';
    const code = faultOrder.find((known) => known === message) ?? 'format';
    const before = kept.get(field);
    if (before === undefined || faultOrder.indexOf(code) < faultOrder.indexOf(before)) kept.set(field, code);
  }
  const order: readonly string[] = fields;
  return [...kept]
    .map(([field, code]) => ({ field, code }))
    .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
