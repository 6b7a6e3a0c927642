import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { AnySchema } from 'yup';
import { type Catalog, translateText, type Values } from './catalog.ts';
import { defaultLanguage, isReleased, type Language, languages } from './language.ts';
import { readPoWords } from './po/po-words.ts';
import { requireWords } from './translate-content.ts';

/** The catalogs of one area, a language each. */
export type Catalogs = Record<Language, Catalog>;

/** Puts a text of a content file into a language, with values in place of its placeholders. */
export type Speak = (language: Language, text: string, values?: Values) => string;

/**
 * Reads a catalog from its PO file: for commands, and for the server, which does so once, when it starts. Pages get
 * theirs compiled.
 * @param root The project's folder.
 * @param area The catalog's name without its ending.
 */
export async function readCatalog(root: string | URL, language: Language, area: string): Promise<Catalog> {
  const file = `locales/${language}/${area}.po`;
  const folder = typeof root === 'string' ? root : fileURLToPath(root);
  // A draft may have catalogs that nobody has begun.
  if (!isReleased(language) && !existsSync(join(folder, file))) return catalogFrom('', file, language);
  return catalogFrom(await readFile(join(folder, file), 'utf8'), file, language);
}

/** The same in every language. */
export async function readCatalogs(root: string | URL, area: string): Promise<Catalogs> {
  const entries = languages.map(
    async (language) => [language, await readCatalog(root, language, area)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Catalogs;
}

/** A catalog from the text of a PO file. English needs none: an English text is its own translation. */
export function catalogFrom(text: string, file: string, language: Language): Catalog {
  const translations = new Map(
    readPoWords(text, file).map(({ context, message, translation }) => [
      keyOf(message, context),
      translation,
    ]),
  );
  const compiled = new Map<string, CompiledMessage>();
  return {
    language,
    file,
    messageOf(message, context) {
      const key = keyOf(message, context);
      const words = translations.get(key) || (language === defaultLanguage ? message : undefined);
      if (words === undefined) return undefined;
      const known = compiled.get(key) ?? compile(words, file);
      compiled.set(key, known);
      return known;
    },
  };
}

/**
 * Speaks with the words of one content file, whose texts are put together later: feeds, events, filings.
 * @throws when one of them has no words in one of the languages.
 */
export function speakWith(schema: AnySchema, content: unknown, context: string, catalogs: Catalogs): Speak {
  for (const language of languages) requireWords(schema, content, context, catalogs[language]);
  return (language, text, values = {}) => translateText(text, context, catalogs[language], { values });
}

const keyOf = (message: string, context: string | undefined): string => `${context ?? ''}\u0004${message}`;

function compile(words: string, file: string): CompiledMessage {
  try {
    return compileMessageOrThrow(words);
  } catch (error) {
    throw new Error(
      `${file}: "${words}" is not as a message is written; "npm run i18n" says what is wrong.`,
      {
        cause: error,
      },
    );
  }
}
