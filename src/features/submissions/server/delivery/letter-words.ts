import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#brand';
import { contentWordFields } from '#i18n/content-word-fields.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po-words.ts';
import { type Letters, schema } from '../../content/letters.schema.ts';

/** The words of all letters, per language; the placeholders of a single letter are still in them. */
export type LetterWords = Record<Language, Letters>;

/** What a placeholder that only one letter knows stands for. Every name that the words may hold is listed here. */
export type LetterValues = Partial<Record<(typeof valueNames)[number], string>>;

const valueNames = [
  'reference',
  'received',
  'answerBy',
  'answerDays',
  'extraDays',
  'canadaDays',
  'rightsPage',
  'form',
  'visitorLanguage',
  'company',
  'count',
  'name',
  'day',
  'code',
  'shares',
  'from',
  'to',
  'price',
  'change',
  'percent',
] as const;

/** The company's facts that letters name. */
const facts: Record<string, string> = { privacyPhone: brand.privacyPhone.display };

/** The file's name without its ending: the context of its words in the catalogs. */
const context = 'letters';

/**
 * Reads the words of the letters: English from `features/submissions/content/letters.json`, every other language from its catalog
 * `locales/{language}/mail-content.po`. The server does so once, when it starts.
 *
 * @param root The project's folder.
 * @throws when a text is not translated or holds a placeholder that nothing stands for: a letter would go out in the
 *   wrong language, or with braces in it, to someone who waits for an answer.
 */
export async function readLetterWords(root: string): Promise<LetterWords> {
  const text = await readFile(join(root, 'src/features/submissions/content/letters.json'), 'utf8');
  const english = schema.validateSync(JSON.parse(text), { strict: true });
  const entries = await Promise.all(
    languages.map(async (language) => {
      const filename = `locales/${language}/mail-content.po`;
      const catalog = await readFile(join(root, filename), 'utf8');
      return [language, await translateLetters(english, catalog, language)] as const;
    }),
  );
  return Object.fromEntries(entries) as LetterWords;
}

/** What letters are written of: texts, in lists and under names. */
type Words = string | Words[] | { [field: string]: Words };

/** The letters in the words of one catalog, given as the text of its PO file. */
export async function translateLetters(
  english: Letters,
  catalog: string,
  language: Language,
): Promise<Letters> {
  const filename = `locales/${language}/mail-content.po`;
  const translations = new Map(
    readPoWords(catalog)
      .filter(({ context: of, translation }) => of === context && translation !== '')
      .map(({ message, translation }) => [message, translation]),
  );
  const translated = (value: Words, field: string): Words => {
    if (typeof value === 'string') {
      if (!contentWordFields.has(field)) return value;
      const own = translations.get(value) ?? (language === 'eng' ? value : undefined);
      if (own === undefined) throw new Error(missing(filename, value));
      return withFacts(own, filename);
    }
    if (Array.isArray(value)) return value.map((item) => translated(item, field));
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, translated(child, key)]));
  };
  return translated(english, '') as Letters;
}

/**
 * A text with its placeholders filled in.
 * @throws when one has no value: better no letter than one with a hole.
 */
export function fillWords(text: string, values: LetterValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, string | undefined>)[name];
    if (value === undefined) throw new Error(`A letter has no value for {${name}}.`);
    return value;
  });
}

function withFacts(text: string, filename: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact !== undefined) return fact;
    if (valueNames.some((known) => known === name)) return placeholder;
    throw new Error(
      `${filename} has the placeholder ${placeholder}, which no letter knows; it would be sent as it is. Write one of ` +
        `${[...Object.keys(facts), ...valueNames].join(', ')}.`,
    );
  });
}

function missing(filename: string, text: string): string {
  return (
    `${filename} has no translation of "${text}", so letters in this language could not be written; run ` +
    '"npm run i18n:extract" and translate it.'
  );
}
