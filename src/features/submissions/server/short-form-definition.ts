import type { shortForm } from '../model/short-form.ts';
import type { FormDefinition } from './form-definition.ts';

/** What the calls that take forms must know of a short form beside its fields. */
export type ShortFormPlace = Pick<FormDefinition, 'kind' | 'path' | 'name' | 'pageOf' | 'fragment'>;

/** A short form as the calls that take forms see it. It asks for the human check. */
export function shortFormDefinition(
  { check, readPlain }: Pick<ReturnType<typeof shortForm>, 'check' | 'readPlain'>,
  place: ShortFormPlace,
): FormDefinition {
  return {
    ...place,
    needsHumanCheck: true,
    check,
    readPlain: (form) => readPlain((name) => form.get(name) ?? ''),
  };
}
