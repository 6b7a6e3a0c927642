import type { Page } from '@playwright/test';

/** One fault as a check tells it: what is wrong, and where. */
export interface Fault {
  message: string;
  selector: string;
  html: string;
}

/** What every look at a page needs, in the page: ways to name an element, and to know who can meet it. */
export interface PageKit {
  /** A selector that leads to the element alone; empty for the whole page. */
  selectorOf: (element: Element | null) => string;
  fault: (element: Element | null, message: string) => Fault;
  /** Elements that are neither in markup only nor hidden from everybody. */
  shown: <Found extends Element = HTMLElement>(selector: string, within?: ParentNode) => Found[];
  /** Elements that assistive technology meets: shown, or clipped away for the ear alone, and not hidden from it. */
  heard: <Found extends Element = HTMLElement>(selector: string, within?: ParentNode) => Found[];
  isShown: (element: Element) => boolean;
  isHeard: (element: Element) => boolean;
  /** Seen by the eye: shown, larger than a pixel, on the page's own area. */
  isSeen: (element: Element) => boolean;
  /** The words in an element, alternatives of images included, without what is hidden from assistive technology. */
  wordsOf: (element: Element) => string;
  /** The words in an element that the eye reads. */
  visibleWordsOf: (element: Element) => string;
  /** The accessible name, by the steps of https://www.w3.org/TR/accname-1.2/ that pages need. */
  nameOf: (element: Element) => string;
  /** The accessible description: of `aria-describedby`, `aria-description` or a title that is not the name. */
  descriptionOf: (element: Element) => string;
  /** The elements that an attribute's ids lead to; those that lead nowhere are left out. */
  referred: (element: Element, attribute: string) => Element[];
  /** The primary language of an element's text, `en`. */
  languageOf: (element: Element) => string;
  tidy: (text: string | null | undefined) => string;
}

declare global {
  interface Window {
    auditKit: PageKit;
  }
}

/** Puts the kit into the page, once for each document. It adds nothing to the document itself. */
export async function bringKit(page: Page): Promise<void> {
  await page.evaluate(installKit);
}

function installKit(): void {
  if ('auditKit' in globalThis) return;
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  const selectorOf = (element: Element | null): string => {
    if (!element || element === document.documentElement) return '';
    const steps: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const current = at;
      if (current.id && document.querySelectorAll(`#${CSS.escape(current.id)}`).length === 1) {
        steps.unshift(`#${CSS.escape(current.id)}`);
        break;
      }
      const twins = [...(current.parentElement?.children ?? [])].filter(
        ({ localName }) => localName === current.localName,
      );
      const place = twins.length > 1 ? `:nth-of-type(${twins.indexOf(current) + 1})` : '';
      steps.unshift(`${CSS.escape(current.localName)}${place}`);
      if (current === document.body) break;
    }
    return steps.join(' > ');
  };

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isHeard = (element: Element) => isShown(element) && !element.closest('[aria-hidden=true], [inert]');
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(at);
      if (/inset\((50|100)%/.test(clipPath)) return false;
      if (position === 'absolute' && /^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(clip))
        return false;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1 && frame.height <= 1 && getComputedStyle(at).overflow !== 'visible') return false;
    }
    return true;
  };
  const all = <Found extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Found>(selector),
  ];
  const fault = (element: Element | null, message: string): Fault => ({
    message,
    selector: selectorOf(element),
    html: element ? tidy(element.outerHTML).slice(0, 240) : '',
  });

  const referred = (element: Element, attribute: string): Element[] =>
    tidy(element.getAttribute(attribute))
      .split(' ')
      .flatMap((id) => (id && document.getElementById(id)) || []);

  const gather = (node: Node, isWanted: (element: Element) => boolean, withNames: boolean): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return '';
    if (/^(script|style|noscript|template)$/.test(node.localName) || !isWanted(node)) return '';
    if (withNames) {
      const label = tidy(node.getAttribute('aria-label'));
      if (label) return ` ${label} `;
      if (node instanceof HTMLImageElement) return ` ${node.alt} `;
      if (node.localName === 'svg') return ` ${tidy(node.querySelector('title')?.textContent)} `;
    }
    const inner = [...node.childNodes].map((child) => gather(child, isWanted, withNames)).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };
  const within = (element: Element, isWanted: (element: Element) => boolean, withNames: boolean) =>
    tidy([...element.childNodes].map((child) => gather(child, isWanted, withNames)).join(''));
  const wordsOf = (element: Element) => within(element, isHeard, true);
  const visibleWordsOf = (element: Element) =>
    isSeen(element)
      ? within(element, (each) => isSeen(each) || getComputedStyle(each).display === 'contents', false)
      : '';
  // A hidden element that names another counts with all its words.
  const pointedWords = (element: Element) =>
    tidy(element.getAttribute('aria-label')) ||
    (element instanceof HTMLImageElement && element.alt) ||
    within(element, isHeard(element) ? isHeard : () => true, true);

  const nameOf = (element: Element): string => {
    const pointed = referred(element, 'aria-labelledby');
    if (pointed.length > 0) return tidy(pointed.map(pointedWords).join(' '));
    const label = tidy(element.getAttribute('aria-label'));
    if (label) return label;
    if (element instanceof HTMLImageElement || element instanceof HTMLAreaElement)
      return tidy(element.alt) || tidy(element.title);
    if (element instanceof HTMLInputElement && /^(submit|button|reset)$/.test(element.type))
      return tidy(element.value) || tidy(element.title);
    if (element instanceof HTMLInputElement && element.type === 'image') return tidy(element.alt);
    if (element.matches('input, select, textarea, meter, output, progress')) {
      const { labels } = element as HTMLInputElement;
      const words = tidy([...(labels ?? [])].map((each) => pointedWords(each)).join(' '));
      return words || tidy(element.getAttribute('title'));
    }
    const part = { fieldset: 'legend', table: 'caption', figure: 'figcaption', svg: 'title' }[
      element.localName
    ];
    const own = part && [...element.children].find(({ localName }) => localName === part);
    if (own) return wordsOf(own) || tidy(own.textContent);
    const role = element.getAttribute('role');
    const named =
      /^(button|link|tab|menuitem|option|heading|checkbox|radio|switch|cell|columnheader|rowheader|tooltip)$/;
    const isNamedByContent = role
      ? named.test(role)
      : /^(a|button|summary|h[1-6]|td|th|option|legend|caption|label)$/.test(element.localName);
    return (isNamedByContent && wordsOf(element)) || tidy(element.getAttribute('title'));
  };

  window.auditKit = {
    selectorOf,
    fault,
    shown: <Found extends Element>(selector: string, within?: ParentNode) =>
      all<Found>(selector, within).filter(isShown),
    heard: <Found extends Element>(selector: string, within?: ParentNode) =>
      all<Found>(selector, within).filter(isHeard),
    isShown,
    isHeard,
    isSeen,
    wordsOf,
    visibleWordsOf,
    nameOf,
    descriptionOf: (element) => {
      const pointed = tidy(referred(element, 'aria-describedby').map(pointedWords).join(' '));
      const title = tidy(element.getAttribute('title'));
      return (
        pointed || tidy(element.getAttribute('aria-description')) || (title === nameOf(element) ? '' : title)
      );
    },
    referred,
    languageOf: (element) =>
      (element.closest('[lang]')?.getAttribute('lang') ?? '').toLowerCase().split('-')[0] ?? '',
    tidy,
  };
}
