import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po-words.ts';

/** A text of a content file in one language, by the file's name without its ending. */
export type StrictWords = (context: string, text: string) => string;

/**
 * Reads a catalog whose texts go into files, once, when the server starts: English from the content files, every other
 * language from its catalog. What it gives throws when a text is not translated: nobody would look into a Spanish file
 * for its English column.
 *
 * @param root The project's folder.
 * @param area The catalog's name without its ending.
 */
export async function readStrictWords(root: string, language: Language, area: string): Promise<StrictWords> {
  const filename = `locales/${language}/${area}.po`;
  const known = new Map(
    readPoWords(await readFile(join(root, filename), 'utf8'))
      .filter(({ translation }) => translation !== '')
      .map(({ context, message, translation }) => [`${context}\n${message}`, translation]),
  );
  return (context, text) => {
    const own = known.get(`${context}\n${text}`) ?? (language === 'eng' ? text : undefined);
    if (own === undefined)
      throw new Error(
        `${filename} has no translation of "${text}" (${context}), so files would mix two languages; ` +
          'run "npm run i18n:extract" and translate it.',
      );
    return own;
  };
}
