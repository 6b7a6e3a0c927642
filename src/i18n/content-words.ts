import { type Messages, setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { brand } from '#brand';
import { contentWordFields } from './content-word-fields.ts';
import { language as buildLanguage } from './current.ts';
import type { Language } from './language.ts';

/** What `{brand}` and the like in a content file stand for; only `brand.ts` knows the company's facts. */
const facts: Record<string, string | number> = {
  brand: brand.name,
  legalName: brand.legalName,
  autoParts: brand.brands.autoParts,
  steelMill: brand.brands.steelMill,
  phone: brand.phone.display,
  privacyPhone: brand.privacyPhone.display,
  founded: brand.founded,
};

/** What a content file may need beyond its catalog. */
interface ContentOptions {
  /** The language of `messages`. Default: this build's. */
  language?: Language;
  /** What further placeholders stand for: numbers that code and words have to agree on. */
  values?: Readonly<Record<string, string | number>>;
}

/**
 * A content file in this build's language: every word field is replaced by its translation from the file's own catalog,
 * with the company's names filled in. Everything else stays as it is.
 *
 * Only modules named `.server.ts` may call it: long texts travel as a page's data and never as script.
 *
 * @param content What `content/{context}.json` holds.
 * @param context The file's name without `.json`: the `msgctxt` of its words.
 * @param messages The catalog, `#locale/{area}.po`.
 * @throws when a word is in no catalog, naming the file and the English text.
 */
export function translateContent<Content>(
  content: Content,
  context: string,
  messages: Messages,
  { language = buildLanguage, values = {} }: ContentOptions = {},
): Content {
  const known = { ...facts, ...values };
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: messages },
    missing(_locale, id) {
      throw new Error(
        `A text of content/${context}.json (${id}) is in no catalog given for it; the page would show its English ` +
          'or nothing; run "npm run i18n:extract" and translate it.',
      );
    },
  });
  const translated = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      return contentWordFields.has(field) && value !== ''
        ? i18n._(generateMessageId(value, context), known)
        : value;
    }
    if (Array.isArray(value)) return value.map((item) => translated(item, field));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, translated(child, key)]));
    }
    return value;
  };
  return translated(content, '') as Content;
}
