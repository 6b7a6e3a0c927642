import { language } from '#i18n/current.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import pagePhrases from '../content/page-phrases.json';
import { schema } from '../content/page-phrases.schema.ts';
import { phrasesFault, phrasesOf } from '../model/page-phrases.ts';
import type { PassagePhrases } from '../model/phrase-table.ts';

/**
 * What people type to find a page, in the language of this build: for the index that ends it.
 * @throws when a page has too few phrases in this language, or too many.
 */
export function passagePhrases(): PassagePhrases[] {
  const texts = translateContent(schema, pagePhrases, 'page-phrases', messages);
  return Object.entries(texts).map(([passage, text]) => {
    const fault = phrasesFault(`${text}`);
    if (fault !== null) {
      throw new Error(
        `page-phrases.json: ${passage} ${fault} in the language "${language}"; mend it in locales/${language}/site-content.po.`,
      );
    }
    return { passage, phrases: phrasesOf(`${text}`) };
  });
}
