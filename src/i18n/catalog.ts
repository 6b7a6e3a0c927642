import { type Messages, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { brand } from '#brand';
import { language as buildLanguage } from './current.ts';
import { isReleased, type Language } from './language.ts';
import { markUntranslated } from './untranslated-mark.ts';

/** A sentence of a content file. */
export interface ContentWord {
  text: string;
  /** The name of its field, that of the list for one of several: `body`. */
  field: string;
  /** Where it stands: `[2].body[0]`. */
  path: string;
  /** What translators should know of it, where its field does not tell. */
  note?: string;
}

/**
 * The one way from a text of a content file to the words of a language: pages, letters, feeds, news, spreadsheets,
 * documents and captions all come here. A text without a translation stops the build, or the start of the server, with
 * the file, the field, the language and what to do: nothing falls back to English unseen. Only `npm run dev` shows such a
 * text as it stands in the source, and says so, as it does with the sentences of components.
 */

/** The variable by which the processes of `npm run dev` ask for that; nobody else sets it. */
export const showUntranslated = 'SITE_SHOW_UNTRANSLATED';

/** What `{brand}` and the like in a content file stand for; only `brand.ts` knows the company's facts. */
const facts: Values = {
  brand: brand.name,
  legalName: brand.legalName,
  autoParts: brand.brands.autoParts,
  steelMill: brand.brands.steelMill,
  phone: brand.phone.display,
  privacyPhone: brand.privacyPhone.display,
  founded: brand.founded,
  magazine: brand.award.magazine,
  awardYear: brand.award.year,
};

/** What placeholders stand for. */
export type Values = Readonly<Record<string, string | number>>;

/** The words of one area in one language. */
export interface Catalog {
  language: Language;
  /** What a translator opens to mend it: `locales/es/news.po`. */
  file: string;
  /** A message, compiled; undefined while nobody has translated it. */
  messageOf(text: string, context: string): CompiledMessage | undefined;
}

/** What a content file may need beyond its catalog. */
export interface ContentOptions {
  /** The language of compiled messages. Default: this build's. A `Catalog` knows its own. */
  language?: Language;
  /** What further placeholders stand for: numbers that code and words have to agree on. */
  values?: Values;
  /** Placeholders that stay as they are, for `fill` when their values are known. */
  later?: readonly string[];
}

/** One sentence of a content file in one language, as `translateContent` gives it. */
export function translateText(
  text: string,
  context: string,
  catalog: Messages | Catalog,
  options: ContentOptions = {},
): string {
  return wordsOf({ text, field: '', path: '' }, context, catalogOf(catalog, options.language), options);
}

/** A catalog, also of the compiled messages that a page's module holds. */
export function catalogOf(catalog: Messages | Catalog, language: Language = buildLanguage): Catalog {
  return isCatalog(catalog) ? catalog : compiledCatalog(catalog, language);
}

const isCatalog = (catalog: Messages | Catalog): catalog is Catalog =>
  typeof catalog.messageOf === 'function';

/** The catalog that a page's module holds: the build has compiled it. */
function compiledCatalog(messages: Messages, language: Language): Catalog {
  return {
    language,
    file: `the catalog of this area in locales/${language}`,
    messageOf(text, context) {
      const message = messages[generateMessageId(text, context)];
      return typeof message === 'string' ? [message] : message;
    },
  };
}

/** The compiled words of a sentence. @throws when it has none, but in `npm run dev`. */
export function messageFor({ text, path }: ContentWord, context: string, catalog: Catalog): CompiledMessage {
  const message = catalog.messageOf(text, context);
  if (message !== undefined) return message;
  const place = `${context}.json: ${path === '' ? '' : `${path}: `}"${text}"`;
  const wayOut = `run "npm run i18n:extract", then translate it in ${catalog.file}.`;
  if (process.env[showUntranslated] === undefined) {
    throw new Error(
      `${place} has no words in the language "${catalog.language}", so readers would get it in English or not at all; ${wayOut}`,
    );
  }
  // What a draft lacks is counted, and marked where it stands: a line for each would bury every other.
  if (!isReleased(catalog.language)) return markUntranslated(compileMessage(text));
  console.error(
    `${place} is untranslated, so it shows as it stands in the source and a build would stop; ${wayOut}`,
  );
  return compileMessage(text);
}

/** The words of a sentence, its placeholders filled in. @throws when it has none, or one asks for an unknown value. */
export function wordsOf(
  word: ContentWord,
  context: string,
  catalog: Catalog,
  options: ContentOptions,
): string {
  const message = messageFor(word, context, catalog);
  const places = placeholdersOf(message);
  if (places.length === 0) return message.join('');
  const { values = {}, later = [] } = options;
  const known: Values = {
    ...facts,
    ...Object.fromEntries(later.map((name) => [name, `{${name}}`])),
    ...values,
  };
  const unknown = places.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) {
    throw new Error(
      `${context}.json: ${word.path === '' ? '' : `${word.path}: `}in the language "${catalog.language}" "${word.text}" ` +
        `asks for {${unknown}}, which nothing fills in, so readers would find a hole; mend it in ${catalog.file}, or ` +
        `give it a value. Known are ${Object.keys(known).join(', ')}.`,
    );
  }
  const { language } = catalog;
  return setupI18n({ locale: language, messages: { [language]: { word: message } } })._('word', known);
}

/** The names of a message's placeholders, those inside of its plurals and choices too. */
function placeholdersOf(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    if (typeof choices !== 'object' || choices === null) return [name];
    return [
      name,
      ...Object.values(choices).flatMap((each) => (Array.isArray(each) ? placeholdersOf(each) : [])),
    ];
  });
}
