import { htmlLang } from '#i18n/language.ts';
import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { languageOfText } from './language-of-text.ts';
import { inContentCells } from './page-check.ts';

/** The page says its language, a real one, and it is that of its address and of its words. */
export const pageLanguage: Check = {
  id: 'page-language',
  title: { eng: 'Language of the page', es: 'Idioma de la página' },
  fix: {
    eng: 'Write the language of the page’s words on the html element: lang="en" or lang="es".',
    es: 'Escriba en el elemento html el idioma de la página: lang="en" o lang="es".',
  },
  criteria: ['3.1.1'],
  appliesTo: inContentCells,
  run: async ({ page, cell }) => {
    await installDomHelpers(page);
    const { lang, words, whole } = await page.evaluate(() => {
      const { fault, languageOf, isRendered } = window.auditDom;
      const own = languageOf(document.documentElement);
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest('script, style, code') || !isRendered(parent)) continue;
        if (languageOf(parent) === own) texts.push(node.textContent ?? '');
      }
      return {
        lang: document.documentElement.getAttribute('lang'),
        words: texts.join(' '),
        whole: fault(document.documentElement, ''),
      };
    });
    const html = `<html lang="${lang ?? ''}">`;
    const say = (message: string) => reportOf({ looked: 1, faults: [{ ...whole, html, message }] });
    if (lang === null || lang.trim() === '')
      return say(
        'The page does not say its language, so a screen reader reads it with the voice of the device.',
      );
    const primary = lang.toLowerCase().split('-')[0] ?? '';
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) || !Object.values(htmlLang).includes(primary))
      return say(`“${lang}” is no language of this site.`);
    // A state may have led on to the other language.
    const isOpeningPage = cell.state === 'default' || new URL(page.url()).pathname === cell.path;
    if (isOpeningPage && primary !== htmlLang[cell.language])
      return say(
        `The page says “${lang}”, but its address is that of the language “${htmlLang[cell.language]}”.`,
      );
    const found = languageOfText(words);
    if (found !== undefined && found !== primary)
      return say(`The page says “${lang}”, but its words are in the language “${found}”.`);
    return reportOf({ looked: 1, faults: [] });
  },
};
