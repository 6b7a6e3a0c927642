import { htmlLang, languages } from '#i18n/language.ts';
import { untranslatedMark } from '#i18n/untranslated-mark.ts';

const { before, after } = untranslatedMark;
const marked = 'data-untranslated';
/** The language of the words between the marks: that of the source. */
const lang = languages[0] === undefined ? 'en' : htmlLang[languages[0]];

/**
 * Shows a translator at a glance what a page of a draft lacks: a dotted line below the element, and its language where
 * the text is all that it says, so that a screen reader speaks it rightly. The marks themselves stand in the words.
 */
export function markMissing(root: HTMLElement = document.body): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${marked}] { text-decoration: underline dotted 2px; text-underline-offset: .25em; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  markIn(root);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof HTMLElement ? target : target.parentElement;
      // Words that were translated meanwhile stand in an element that is marked.
      if (element) markIn(element.closest<HTMLElement>(`[${marked}]`) ?? element);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

/** Marks the elements in and at `root` whose own words are English, and no others. */
export function markIn(root: HTMLElement): void {
  const lacking = new Set<HTMLElement>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue?.includes(before)) {
      const whole = wholeOf(node);
      if (whole !== undefined) lacking.add(whole);
    }
  }
  for (const element of [root, ...root.querySelectorAll<HTMLElement>(`[${marked}]`)]) {
    if (lacking.has(element) || !element.hasAttribute(marked)) continue;
    // Where the page has set a language of its own, it was left alone.
    if (element.getAttribute(marked) === 'lang') element.removeAttribute('lang');
    element.removeAttribute(marked);
  }
  for (const element of lacking) {
    const text = element.textContent?.trim() ?? '';
    const isAll = text.startsWith(before) && text.indexOf(after) === text.length - after.length;
    if (element.hasAttribute(marked)) continue;
    const sets = isAll && !element.hasAttribute('lang');
    if (sets) element.lang = lang;
    element.setAttribute(marked, sets ? 'lang' : '');
  }
}

/** The nearest element that has a message to its end: inside of it, links and the like may have elements of their own. */
function wholeOf(node: Node): HTMLElement | undefined {
  for (let element = node.parentElement; element !== null; element = element.parentElement) {
    if (element.textContent?.includes(after)) return element;
  }
  return undefined;
}
