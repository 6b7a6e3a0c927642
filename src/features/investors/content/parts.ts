import { number } from 'yup';
import { id, listOf, present, record, words } from '#i18n/schema-parts.ts';

/** Pieces that content files for investors have in common. */

/** Terms and what is said about them. */
export const terms = () => listOf({ id: id(), name: words(), text: words() });

/** A passage of terms under a heading of its own. */
export const termPassage = () => record({ heading: words(), items: terms() });

/** A note set apart from the text around it. */
export const note = () => record({ title: words(), text: words() });

/** What happens one after the other. */
export const steps = () => listOf({ id: id(), title: words(), text: words(), detail: words() });

/** A calendar year, or the year that a fiscal year is named after. */
export const year = () =>
  number().integer('must be a whole year').min(1900, 'must be a year').required(present);
