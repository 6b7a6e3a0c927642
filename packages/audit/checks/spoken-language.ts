import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { inContentCells } from './page-check.ts';
import { clearLanguage, isKnownLanguage } from './usual-words.ts';

/** With fewer words than these a page may hold one quotation and nothing else. */
const leastOfPage = 60;

/**
 * The page as a whole and each longer passage are in the language that `lang` says, whatever languages the site has: a voice for
 * another one makes the words nobody's (techniques H57 and H58).
 */
export const spokenLanguage: Check = {
  id: 'spoken-language',
  title: {
    eng: 'Words are in the language that is marked',
    es: 'Las palabras están en el idioma que se marca',
  },
  fix: {
    eng: 'Write the language of the words on html, and lang="…" on a passage of another language.',
    es: 'Escriba en html el idioma de las palabras y lang="…" en un pasaje que esté en otro idioma.',
  },
  criteria: ['3.1.1', '3.1.2'],
  appliesTo: inContentCells,
  run: async ({ page }) => {
    await installDomHelpers(page);
    const { passages, lang, whole } = await page.evaluate(() => {
      const { fault, languageOf, tidy } = window.auditDom;
      const blocks = new Map<Element, Map<string, { host: Element; texts: string[] }>>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || tidy(node.textContent) === '') continue;
        if (parent.closest('script, style, noscript, template, code, pre, kbd, samp, [translate=no]'))
          continue;
        let block: Element = parent;
        while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
          block = block.parentElement;
        const languages = blocks.get(block) ?? new Map();
        blocks.set(block, languages);
        const group = languages.get(languageOf(parent)) ?? { host: parent, texts: [] };
        languages.set(languageOf(parent), group);
        group.texts.push(tidy(node.textContent));
      }
      const found = [...blocks.values()].flatMap((languages) =>
        [...languages].map(([language, { host, texts }]) => ({
          language,
          text: texts.join(' '),
          fault: fault(host, ''),
        })),
      );
      return {
        passages: found,
        lang: languageOf(document.documentElement),
        whole: fault(document.documentElement, ''),
      };
    });
    // Links of a menu count as one text: alone, each is too short to tell anything.
    const own = passages.filter(({ language }) => language === lang);
    const all = own.map(({ text }) => text).join(' ');
    const ofPage = all.split(' ').length >= leastOfPage ? clearLanguage(all) : undefined;
    if (isKnownLanguage(lang) && ofPage !== undefined && ofPage !== lang) {
      const message = `The page says “${lang}”, and most of its words are in “${ofPage}”.`;
      return reportOf({ looked: passages.length, faults: [{ ...whole, message }] });
    }
    const faults = passages.flatMap(({ text, language, fault }): Fault[] => {
      const found = clearLanguage(text);
      if (!isKnownLanguage(language) || found === undefined || found === language) return [];
      return [
        { ...fault, message: `“${text.slice(0, 60)}” is in “${found}” and is marked as “${language}”.` },
      ];
    });
    return reportOf({ looked: passages.length, faults });
  },
};
