import type { Choices } from '#i18n/choices.ts';

/** The report for people, in each language. */
export const pageFile: Choices<string> = { eng: 'index.html', es: 'index.es.html' };

/** What changed since the last report, in each language. */
export const changesFile: Choices<string> = { eng: 'changes.html', es: 'changes.es.html' };
