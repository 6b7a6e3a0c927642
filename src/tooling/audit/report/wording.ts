import type { Language } from '#i18n/language.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

/** The words of the report in both languages. */
export const wording: Record<Language, Words> = { eng: english, es: spanish };
