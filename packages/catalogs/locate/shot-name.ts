import type { Language } from '#i18n/language.ts';

/** The picture of a page, below the report's folder. */
export function shotName({ language, page }: { language: Language; page: string }): string {
  return `shots/${language}/${page}.jpg`;
}
