import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { translateText } from '#i18n/catalog.ts';
import { perLanguage } from '#i18n/language.ts';
import type { Catalogs, Speak } from '#i18n/read-catalog.server.ts';

/** Catalogs in which every text has words: those that are given in Spanish, English ones for all others. */
export function plainCatalogs(spanish: Readonly<Record<string, string>> = {}): Catalogs {
  return perLanguage((language) => ({
    language,
    file: `a catalog of this test in "${language}"`,
    messageOf: (text) => compileMessageOrThrow((language === 'es' && spanish[text]) || text),
  }));
}

const catalogs = plainCatalogs();

/** Speaks English in every language, for tests that do not ask for words. */
export const speakEnglish: Speak = (language, text, values = {}) =>
  translateText(text, 'test', catalogs[language], { values });
