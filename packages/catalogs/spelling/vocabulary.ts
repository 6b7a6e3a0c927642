import type { Language } from '#i18n/language.ts';
import type { Catalog } from '../catalog-files.ts';
import { sourceLanguage } from '../message-rules.ts';
import { tokensOf } from '../warnings/words.ts';

/** The words that catalogs use more than once, in small letters: what somebody who slipped has probably meant. */
export function vocabularyOf(catalogs: readonly Catalog[]): Partial<Record<Language, Set<string>>> {
  const once = new Set<string>();
  const used: Partial<Record<Language, Set<string>>> = {};
  for (const { language, po } of catalogs) {
    used[language] ??= new Set();
    const words = used[language];
    for (const { id, translations } of po.entries) {
      for (const word of tokensOf(translations[0]?.text || (language === sourceLanguage ? id.text : ''))) {
        if (once.has(`${language} ${word}`)) words.add(word);
        else once.add(`${language} ${word}`);
      }
    }
  }
  return used;
}
