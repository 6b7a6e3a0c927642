import { type Choices, choiceFor, choiceLanguage } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';

/**
 * The documents for download, with the sizes of their files.
 * Written by `npm run documents -w @site/artwork`: run that instead of editing this file.
 */
export const documents = {
  report: { name: 'sustainability-report-2024', kind: 'pdf', kilobytes: { eng: 154, es: 150 } },
  esg: { name: 'esg-data-2024', kind: 'pdf', kilobytes: { eng: 188, es: 180 } },
  figures: { name: 'esg-data-2024', kind: 'csv', kilobytes: { eng: 13, es: 15 } },
  gifts: { name: 'political-contributions', kind: 'csv', kilobytes: { eng: 1, es: 1 } },
} as const satisfies Record<string, { name: string; kind: string; kilobytes: Choices<number> }>;

/** The language of a document's file: the one asked for or, where it has none yet, the default language. */
export function documentLanguage(document: keyof typeof documents, language: Language): Language {
  return choiceLanguage(documents[document].kilobytes, language);
}

/** Where the file of a document is, in the language asked for. */
export function documentPath(document: keyof typeof documents, language: Language): string {
  const { name, kind, kilobytes } = documents[document];
  return `/documents/${name}-${htmlLang[choiceLanguage(kilobytes, language)]}.${kind}`;
}

/** How large the file of a document is, in bytes. */
export function documentBytes(document: keyof typeof documents, language: Language): number {
  return choiceFor<number>(documents[document].kilobytes, language) * 1000;
}
