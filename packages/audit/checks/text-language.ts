import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { exposedNodes } from './exposed-nodes.ts';
import { languageOfText } from './language-of-text.ts';
import { inContentCells } from './page-check.ts';

/** Shorter texts are names more often than sentences; `name-language` looks at those. */
const shortest = 25;

const called: Record<string, string> = { en: 'English', es: 'Spanish' };

/** Every longer text, and every longer name and description, is in the language that `lang` says. */
export const textLanguage: Check = {
  id: 'text-language',
  title: { eng: 'Language of every text', es: 'Idioma de cada texto' },
  fix: {
    eng: 'Translate the text, or put lang="…" on the element that holds the words of the other language.',
    es: 'Traduzca el texto o ponga lang="…" en el elemento que contiene las palabras del otro idioma.',
  },
  criteria: ['3.1.2'],
  appliesTo: inContentCells,
  run: async ({ page }) => {
    const texts = await textsOf(page);
    const seen = new Set<string>();
    const nodes = await exposedNodes(
      page,
      ({ role, name, description }) =>
        !/^(RootWebArea|StaticText|paragraph|none|generic)$/.test(role) &&
        Math.max(name.length, description.length) >= shortest,
    );
    const names = nodes.flatMap(({ name, description, language, isUntranslated, isMixed, selector, html }) =>
      isUntranslated || isMixed
        ? []
        : [
            { text: name, kind: 'name', language, selector, html },
            { text: description, kind: 'description', language, selector, html },
          ],
    );
    const looked = [...texts, ...names].filter(
      ({ text, language }) => text.length >= shortest && language in called,
    );
    const faults = looked.flatMap(({ text, kind, language, selector, html }): Fault[] => {
      const found = languageOfText(text);
      if (found === undefined || found === language || seen.has(text)) return [];
      seen.add(text);
      const message = `The ${kind} “${text.slice(0, 70)}” is ${called[found]}, but is read with the voice for ${called[language]}.`;
      return [{ message, selector, html }];
    });
    return reportOf({ looked: looked.length, faults });
  },
};

/** Each longer text node, and each block's text of one language as a whole; the title and what search engines show of the page. */
async function textsOf(page: Page) {
  await installDomHelpers(page);
  return await page.evaluate((least) => {
    const { fault, languageOf, tidy } = window.auditDom;
    const found: { text: string; kind: string; language: string; selector: string; html: string }[] = [];
    const add = (element: Element, text: string, kind: string) => {
      if (tidy(text).length < least) return;
      const { selector, html } = fault(element, '');
      found.push({ text: tidy(text), kind, language: languageOf(element), selector, html });
    };
    add(document.documentElement, document.title, 'title');
    const description = document.querySelector('meta[name=description]');
    if (description) add(description, description.getAttribute('content') ?? '', 'description of the page');
    const blocks = new Map<Element, Map<string, { parent: Element; texts: string[] }>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = tidy(node.textContent);
      if (
        !parent ||
        !text ||
        parent.closest('script, style, noscript, template, code, kbd, samp, [translate=no]')
      )
        continue;
      add(parent, text, 'text');
      let block: Element = parent;
      while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      const languages = blocks.get(block) ?? new Map();
      blocks.set(block, languages);
      const group = languages.get(languageOf(parent)) ?? { parent, texts: [] };
      languages.set(languageOf(parent), group);
      group.texts.push(text);
    }
    for (const languages of blocks.values())
      for (const { parent, texts } of languages.values())
        if (texts.length > 1) add(parent, texts.join(' '), 'text');
    return found;
  }, shortest);
}
