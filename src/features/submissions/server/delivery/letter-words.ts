import type { Catalog } from '#i18n/catalog.ts';
import { type Language, perLanguage } from '#i18n/language.ts';
import { readCatalogs } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import letters from '../../content/letters.json' with { type: 'json' };
import { type Letters, letterValueNames, schema } from '../../content/letters.schema.ts';

/** The words of all letters, per language; the placeholders of a single letter are still in them. */
export type LetterWords = Record<Language, Letters>;

/** What a placeholder that only one letter knows stands for. Every name that the words may hold is listed here. */
export type LetterValues = Partial<Record<(typeof letterValueNames)[number], string>>;

/**
 * Reads the words of the letters, once, when the server starts.
 *
 * @param root The project's folder.
 * @throws when a text is not translated or holds a placeholder that nothing stands for: a letter would go out in the
 *   wrong language, or with braces in it, to someone who waits for an answer.
 */
export async function readLetterWords(root: string): Promise<LetterWords> {
  const catalogs = await readCatalogs(root, 'mail-content');
  return perLanguage((language) => translateLetters(catalogs[language]));
}

/** The letters in the words of one catalog. */
export const translateLetters = (catalog: Catalog): Letters =>
  translateContent(schema, letters, 'letters', catalog, { later: letterValueNames });
