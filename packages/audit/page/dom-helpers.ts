import type { Page } from '@playwright/test';
import type { Fault } from '../faults.ts';

/**
 * What every check needs in the audited page: to name an element for the reader of a report, to read its words, and to know
 * who can meet it. It lives in the page, so that a check asks once instead of once for each element.
 *
 * Nothing is simply "shown" here, because a transparent button is there for a screen reader and for the Tab key, and a text
 * clipped to one pixel is there for a screen reader alone. So there are four questions, and a check asks the one it means:
 *
 * | question     | `display: none` | `opacity: 0` | clipped, off the page | `aria-hidden` | who is asking                  |
 * | ------------ | --------------- | ------------ | --------------------- | ------------- | ------------------------------ |
 * | `isRendered` | no              | yes          | yes                   | yes           | what can be focused or pressed |
 * | `isPainted`  | no              | no           | yes                   | yes           | what a key or pointer changes  |
 * | `isVisible`  | no              | no           | no                    | yes           | what a person can see          |
 * | `isExposed`  | no              | yes          | yes                   | no            | what a screen reader meets     |
 */
export interface DomHelpers {
  /** A selector that leads to the element alone; empty for the whole page. */
  selectorOf: (element: Element | null) => string;
  /** A fault at an element, named by selector and shortened markup; of the whole page without an element. */
  fault: (element: Element | null, message: string) => Fault;

  /** The browser lays it out and no style hides it: it can be pressed and focused, whatever its opacity or clipping. */
  isRendered: (element: Element) => boolean;
  /** Rendered and not transparent, itself or by an ancestor; clipping and place are not asked for. */
  isPainted: (element: Element) => boolean;
  /** A person can see it: painted, larger than a pixel, on the page's own area and not clipped away. */
  isVisible: (element: Element) => boolean;
  /** Assistive technology meets it: rendered, and neither `aria-hidden` nor `inert`, itself or by an ancestor. */
  isExposed: (element: Element) => boolean;
  /** There for screen readers alone: this very element is clipped to nothing in the usual way. */
  isVisuallyHidden: (element: Element) => boolean;
  /** All rendered elements of a selector, in the order of the document. */
  rendered: <Found extends Element = HTMLElement>(selector: string, within?: ParentNode) => Found[];
  /** All exposed elements of a selector, in the order of the document. */
  exposed: <Found extends Element = HTMLElement>(selector: string, within?: ParentNode) => Found[];

  /** The words in an element that are exposed, with the alternatives of images. */
  wordsOf: (element: Element) => string;
  /** The words in an element that can be seen. */
  visibleWordsOf: (element: Element) => string;
  /** The accessible name, by the steps of https://www.w3.org/TR/accname-1.2/ that pages need. */
  nameOf: (element: Element) => string;
  /** The accessible description: of `aria-describedby`, `aria-description` or a title that is not the name. */
  descriptionOf: (element: Element) => string;
  /** What a report calls an element, in 50 letters at most: its text, or what else tells it apart, never nothing while it has an id. */
  shortNameOf: (element: Element) => string;

  /** The elements that an attribute's ids lead to; those that lead nowhere are left out. */
  referred: (element: Element, attribute: string) => Element[];
  /** The primary language of an element's text, `en`. */
  languageOf: (element: Element) => string;
  /** The text with one space for every gap and none around it. */
  tidy: (text: string | null | undefined) => string;

  /** What takes the focus by Tab, in the order of the document; while a modal dialog is open, what is in it. */
  stops: () => HTMLElement[];
  /**
   * Whether a menu that stands open lies over a part of the element, which is not in it. The visitor opened it and can close
   * it again; what is under it is judged where it is closed.
   */
  isUnderPopup: (element: Element) => boolean;
  /** The open menu that holds an element, if one does. */
  popupOf: (element: Element) => Element | undefined;
}

declare global {
  interface Window {
    auditDom: DomHelpers;
  }
}

/** Gives the page `window.auditDom`, once for each document. It adds nothing to the document itself. */
export async function installDomHelpers(page: Page): Promise<void> {
  await page.evaluate(install);
}

/** Runs in the page, so it may use nothing from outside itself. */
function install(): void {
  if ('auditDom' in globalThis) return;

  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  // A name that leads somewhere: ids that a library made (`_r_1_`) differ from run to run, and a finding must keep its name.
  const isOwnName = (id: string) =>
    /^[a-z][\w-]*$/i.test(id) && document.querySelectorAll(`#${id}`).length === 1;

  const selectorOf = (element: Element | null): string => {
    const steps: string[] = [];
    if (element === document.documentElement) return '';
    for (let at = element; at; at = at.parentElement) {
      const id = at.getAttribute('id') ?? '';
      if (isOwnName(id)) {
        steps.unshift(`#${id}`);
        break;
      }
      const { localName } = at;
      const alike = [...(at.parentElement?.children ?? [])].filter((each) => each.localName === localName);
      const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(at) + 1})` : '';
      steps.unshift(`${CSS.escape(localName)}${place}`);
      if (at === document.body) break;
    }
    return steps.join(' > ');
  };

  const markupOf = (element: Element): string => {
    // The marks that a walk by Tab leaves for its time are none of the page's own.
    const markup = tidy(element.outerHTML.replace(/ data-stop="\d+"/g, ''));
    return markup.length > 240 ? `${markup.slice(0, 239)}…` : markup;
  };

  const fault = (element: Element | null, message: string): Fault => ({
    message,
    selector: selectorOf(element),
    html: element ? markupOf(element) : '',
  });

  const isRendered = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isPainted = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isExposed = (element: Element) =>
    isRendered(element) && !element.closest('[aria-hidden=true], [inert]');
  const isVisible = (element: Element) => {
    if (!isPainted(element)) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, clip, position, overflow } = getComputedStyle(at);
      if (/inset\((50|100)%/.test(clipPath)) return false;
      if (position === 'absolute' && /^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(clip))
        return false;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1 && frame.height <= 1 && overflow !== 'visible') return false;
    }
    return true;
  };
  const isVisuallyHidden = (element: Element) => {
    const { clipPath, position, width, height } = getComputedStyle(element);
    const isTiny = width === '1px' || height === '1px';
    // Wherever it stands, such as in a caption, whose words Orca finds only within the line.
    if (/inset\((50|100)%/.test(clipPath)) return true;
    return (position === 'absolute' || position === 'fixed') && (clipPath !== 'none' || isTiny);
  };
  const all = <Found extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Found>(selector),
  ];

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
  const wordsOf = (element: Element) => within(element, isExposed, true);
  const visibleWordsOf = (element: Element) =>
    isVisible(element)
      ? within(element, (each) => isVisible(each) || getComputedStyle(each).display === 'contents', false)
      : '';
  // A hidden element that names another counts with all its words.
  const pointedWords = (element: Element) =>
    tidy(element.getAttribute('aria-label')) ||
    (element instanceof HTMLImageElement && element.alt) ||
    within(element, isExposed(element) ? isExposed : () => true, true);

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

  const descriptionOf = (element: Element): string => {
    const pointed = tidy(referred(element, 'aria-describedby').map(pointedWords).join(' '));
    const title = tidy(element.getAttribute('title'));
    return (
      pointed || tidy(element.getAttribute('aria-description')) || (title === nameOf(element) ? '' : title)
    );
  };

  const shortNameOf = (element: Element): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = element.textContent || element.getAttribute('aria-label') || label || element.id;
    return tidy(words).slice(0, 50);
  };

  const popups = (): Element[] =>
    all('[aria-expanded=true][aria-controls]').flatMap((button) => {
      const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (!controlled || !isPainted(controlled)) return [];
      return /absolute|fixed/.test(getComputedStyle(controlled).position) ? [controlled] : [];
    });
  const popupOf = (element: Element): Element | undefined =>
    popups().find((popup) => popup.contains(element));
  const isUnderPopup = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return popups().some((popup) => {
      const over = popup.getBoundingClientRect();
      const meets = over.left < right && over.right > left && over.top < bottom && over.bottom > top;
      return meets && !popup.contains(element);
    });
  };

  const isScroller = (element: HTMLElement): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (way: string) => way === 'auto' || way === 'scroll';
    return (
      (scrolls(overflowX) && element.scrollWidth > element.clientWidth) ||
      (scrolls(overflowY) && element.scrollHeight > element.clientHeight)
    );
  };

  const focusable =
    'a[href], area[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [tabindex], [contenteditable]:not([contenteditable=false])';

  /** A frame whose document takes no focus and need not be scrolled is none of the stops; one of another origin may be. */
  const isPassedOver = (frame: HTMLIFrameElement): boolean => {
    const inner = frame.contentDocument;
    if (!inner) return false;
    const { scrollHeight = 0, clientHeight = 0 } = inner.scrollingElement ?? {};
    return scrollHeight <= clientHeight && !inner.querySelector(focusable);
  };

  const isStop = (element: HTMLElement): boolean => {
    if (element === document.body || element === document.documentElement) return false;
    if (!element.matches(focusable)) {
      // A browser stops at a scroller that holds no stop of its own.
      return isScroller(element) && isPainted(element) && !element.querySelector(focusable);
    }
    if (element.matches(':disabled, [type=hidden], [tabindex^="-"]') || element.closest('[inert]'))
      return false;
    if (element.localName === 'summary' && element !== element.parentElement?.querySelector('summary'))
      return false;
    if (!isRendered(element)) return false;
    if (element instanceof HTMLIFrameElement && isPassedOver(element)) return false;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      // A button may stand outside of the form that it belongs to.
      const group = all<HTMLInputElement>('input[type=radio]', document).filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    }
    return true;
  };

  window.auditDom = {
    selectorOf,
    fault,
    isRendered,
    isPainted,
    isVisible,
    isExposed,
    isVisuallyHidden,
    rendered: <Found extends Element>(selector: string, within?: ParentNode) =>
      all<Found>(selector, within).filter(isRendered),
    exposed: <Found extends Element>(selector: string, within?: ParentNode) =>
      all<Found>(selector, within).filter(isExposed),
    wordsOf,
    visibleWordsOf,
    nameOf,
    descriptionOf,
    shortNameOf,
    referred,
    languageOf: (element) =>
      (element.closest('[lang]')?.getAttribute('lang') ?? '').toLowerCase().split('-')[0] ?? '',
    tidy,
    stops: () => all<HTMLElement>('*', all('dialog:modal').at(-1) ?? document).filter(isStop),
    isUnderPopup,
    popupOf,
  };
}
