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

/** The hidden field of a contact form without script that says which of the two it is. */
export const contactFormField = 'form';

/** The hidden field of a contact form without script that says where the visitor came from. */
export const leadSourceField = 'specificLeadSource';

/**
 * The lists of a page without script: all countries, and the states of all countries in one list. Names of their own,
 * since the lists for script stand in the same form and are sent as well, empty.
 */
export const plainLists = { country: 'plainCountry', state: 'plainState' } as const;
