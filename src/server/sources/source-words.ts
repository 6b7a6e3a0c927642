import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameBrands } from '#features/news/model/name-brands.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po-words.ts';

/** English text → the same in another language. */
export type Translations = ReadonlyMap<string, string>;

/** Puts an English text of a content file into a language, with names and values in place of placeholders. */
export type Speak = (language: Language, text: string, values?: Record<string, string | number>) => string;

/**
 * The words of one content file in every language, from `locales/{language}/{area}.po`. The server reads them once,
 * when it starts.
 * @param root The project's folder.
 * @param context The file's name without its ending: the context of its words in the catalog.
 */
export async function readTranslations(
  root: string,
  area: string,
  context: string,
): Promise<Record<Language, Translations>> {
  const entries: (readonly [Language, Translations])[] = await Promise.all(
    languages.map(async (language) => {
      const text = await readFile(join(root, 'locales', language, `${area}.po`), 'utf8');
      const words = readPoWords(text).filter((word) => word.context === context && word.translation !== '');
      const pairs = words.map(({ message, translation }) => [message, translation] as const);
      return [language, new Map(pairs)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, Translations>;
}

/** Speaks with translations; a text without one stays English. */
export function speakWith(translations: Record<Language, Translations>): Speak {
  return (language, text, values = {}) => {
    const own = translations[language].get(text) ?? text;
    const filled = own.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
    return nameBrands(filled);
  };
}
