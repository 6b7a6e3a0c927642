/**
 * The hidden field that only a machine fills in. Its name means nothing to a password manager or to autofill,
 * which would otherwise fill it for a person.
 */
export const trapField = 'furtherParticulars';

/** The hidden field of a form without script: a signed time of issue in place of the human check. */
export const formTokenField = 'formToken';

/** The hidden field of a form without script that says in which language to answer. */
export const languageField = 'language';

/** True when the trap has caught something. */
export function isTrapSprung(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
