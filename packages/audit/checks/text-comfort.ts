import type { Fault } from '../faults.ts';
import { pageCheck } from './page-check.ts';

/** What makes a block of text hard to read, from where on. Each but the width of the page is of 1.4.8, with some room. */
const limits = {
  /** Letters in a line; 1.4.8 says eighty. */
  line: 95,
  /** Line height in font sizes; 1.4.8 says one and a half within paragraphs. */
  height: 1.4,
  /** Letters from which a text slanted or in capitals is no single word of stress. */
  stressed: 80,
  /** Size in CSS pixels below which nobody is to read a sentence. */
  size: 11.5,
};

/** Blocks of text can be read without pain: their lines, their letters and their margins; and the page fits its window. */
export const textComfort = pageCheck(
  {
    id: 'text-comfort',
    title: { eng: 'Blocks of text can be read', es: 'Los bloques de texto se leen bien' },
    fix: {
      eng: 'Set max-width in ch, line-height 1.5 and text-align start; keep italics and capitals for single words.',
      es: 'Ponga max-width en ch, line-height 1.5 y text-align start; deje cursivas y mayúsculas para palabras sueltas.',
    },
    criteria: ['1.4.8', '1.4.10'],
    // One that follows text spacing or size would be judged by what the audit itself has set.
    appliesTo: ({ width, scheme, mode, state }) =>
      width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  },
  ({ line, height, stressed, size }) => {
    const { fault, isVisible, tidy } = window.auditDom;
    const faults: Fault[] = [];
    // What narrow windows show of 1.4.10 is for `reflow`; a usual window shows what 1.4.8 wishes, and no criterion names a size.
    const comfort = { criteria: ['1.4.8'] };
    const root = document.documentElement;
    const scrolls = !/hidden|clip/.test(getComputedStyle(document.body).overflowX);
    if (root.scrollWidth > root.clientWidth + 1 && scrolls)
      faults.push({
        ...fault(
          null,
          `The page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}: lines run out of it.`,
        ),
        ...comfort,
      });
    const blocks = [
      ...document.querySelectorAll<HTMLElement>('p, li, dd, blockquote, td, figcaption'),
    ].filter((each) => isVisible(each) && !each.querySelector('p, li, dd, blockquote, td, div, table'));
    const isAll = (block: HTMLElement, has: (style: CSSStyleDeclaration, text: string) => boolean) => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = tidy(node.textContent);
        if (text && node.parentElement && !has(getComputedStyle(node.parentElement), text)) return false;
      }
      return true;
    };
    for (const block of blocks) {
      const text = tidy(block.textContent);
      if (text.length < 20) continue;
      const style = getComputedStyle(block);
      const range = document.createRange();
      range.selectNodeContents(block);
      const fontSize = Number.parseFloat(style.fontSize);
      const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / (fontSize / 2)));
      const lines = new Set(tops).size;
      const say = (message: string) => faults.push({ ...fault(block, message), ...comfort });
      if (lines >= 2 && text.length / lines > line)
        say(`Lines of about ${Math.round(text.length / lines)} letters; the eye loses the way back.`);
      if (lines >= 3 && Number.parseFloat(style.lineHeight) / fontSize < height)
        say(
          `The lines are ${(Number.parseFloat(style.lineHeight) / fontSize).toFixed(2)} of the letters apart.`,
        );
      if (lines >= 2 && style.textAlign === 'justify') say('The text is stretched to both margins.');
      if (text.length > stressed && isAll(block, ({ fontStyle }) => fontStyle !== 'normal'))
        say('A whole block of text is in italics.');
      if (
        text.length > stressed &&
        isAll(block, ({ textTransform }, own) => textTransform === 'uppercase' || own === own.toUpperCase())
      )
        say('A whole block of text is in capitals.');
      if (isAll(block, ({ fontSize: own }) => Number.parseFloat(own) < size))
        faults.push({ ...fault(block, `The letters are ${fontSize} px large.`), criteria: [] });
    }
    return { looked: blocks.length, faults };
  },
  limits,
);
