import type { MessageDescriptor } from '@lingui/core';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldFault } from '../../model/form-rules.ts';

/** A form as the shared parts see it: its fields, its rules and its words. */
export interface FormSpec<Values extends FieldValues> {
  /** Begins every id of the form, since a page may hold another form with a field of the same name. */
  prefix: string;
  /** The fields in the order of the page. */
  fields: readonly (keyof Values & string)[];
  /** The tab remembers nothing of the form, and offers it nothing of others. Default `false`. */
  isForgetful?: boolean;
  /** Brings what people type into the shape the rules ask for. */
  prepare: (values: Values) => Values;
  /** What is wrong with prepared values, in the order of the page. */
  faultsOf: (prepared: Values) => readonly FieldFault<keyof Values & string>[];
  /** What a field is called. */
  label: (field: keyof Values & string) => MessageDescriptor;
  /** The sentence for a fault of a field. */
  message: (field: keyof Values & string, code: string) => MessageDescriptor;
  /** The element that a link to a field leads to, where it is not the field's own: of a group, its first box. */
  target?: (field: keyof Values & string) => string;
}

/**
 * Lets react-hook-form judge by the shared schema, through the same functions as the server, so that what one accepts
 * the other accepts. Values are prepared first.
 */
export function resolverOf<Values extends FieldValues>({
  prepare,
  faultsOf,
}: Pick<FormSpec<Values>, 'prepare' | 'faultsOf'>): Resolver<Values> {
  return (values) => {
    const prepared = prepare(values);
    const faults = faultsOf(prepared);
    return faults.length === 0
      ? { values: prepared, errors: {} }
      : { values: {}, errors: fieldErrors<Values>(faults) };
  };
}

/** Faults as react-hook-form keeps them; the message is the code, and the screen finds the words. */
export function fieldErrors<Values extends FieldValues>(
  faults: readonly FieldFault<keyof Values & string>[],
): FieldErrors<Values> {
  const named = faults
    .filter(({ field }) => field !== '')
    .map(({ field, code }) => [field, { type: code, message: code }]);
  return Object.fromEntries(named) as FieldErrors<Values>;
}

/** The element that a link to a field leads to. */
export function targetOf<Values extends FieldValues>(
  { prefix, target }: FormSpec<Values>,
  field: keyof Values & string,
): string {
  return target?.(field) ?? `${prefix}-${field}`;
}

/** The fields that a person answers: all but the human check. */
export function answersOf<Values extends FieldValues>({
  fields,
}: Pick<FormSpec<Values>, 'fields'>): (keyof Values & string)[] {
  return fields.filter((field) => field !== 'recaptcha');
}
