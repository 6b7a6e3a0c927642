import type { Choices } from '#i18n/choices.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

/** The words of the report in both languages. */
export const wording: Choices<Words> = { eng: english, es: spanish };
