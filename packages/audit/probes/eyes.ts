import type { Page } from '@playwright/test';
import type { CheckReport } from '../contract.ts';

/** One fault in one place, as a check reports it. */
export type Fault = CheckReport['findings'][number];

/**
 * What probes need in every page: how to name an element for the reader of a report, and which elements take the focus.
 * It lives in the page, so that a probe asks once instead of once for each element.
 */
export interface Eyes {
  /** A fault at an element, named by selector and shortened markup. */
  fault: (element: Element, message: string) => Fault;
  /** Whether a visitor who sees could see it: laid out, not hidden, not transparent. */
  isShown: (element: Element) => boolean;
  /** What a person calls the element: its words, its label, its id. */
  wordsOf: (element: Element) => string;
  /** What takes the focus by Tab, in the order of the document; below an open modal dialog, nothing. */
  stops: () => HTMLElement[];
  /** Texts that are there for screen readers alone, clipped to nothing in the usual way. */
  isForReadersOnly: (element: Element) => boolean;
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
    auditEyes: Eyes;
  }
}

/** Gives the page what probes ask of it, `window.auditEyes`. Harmless to repeat; gone after a navigation. */
export async function openEyes(page: Page): Promise<void> {
  await page.evaluate(installEyes);
}

/** What a check reports of these faults: passed without any, inapplicable where there was nothing to look at. */
export function reportOf(findings: Fault[], looked: number): CheckReport {
  const outcome = findings.length > 0 ? 'failed' : looked === 0 ? 'inapplicable' : 'passed';
  return { outcome, looked, findings };
}

/** A fault of the page as a whole. */
export function faultOfPage(message: string): Fault {
  return { message, selector: '', html: '' };
}

/** The messages of faults with the place each is in, as a test prints them. */
export function linesOf(faults: readonly Fault[]): string[] {
  return faults.map(({ message, selector }) => (selector ? `${message} (${selector})` : message));
}

/** Runs in the page, so it may use nothing from outside itself. */
function installEyes(): void {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const isForReadersOnly = (element: Element): boolean => {
    const { clipPath, position, width, height } = getComputedStyle(element);
    const isTiny = width === '1px' || height === '1px';
    return (position === 'absolute' || position === 'fixed') && (clipPath !== 'none' || isTiny);
  };

  const popups = (): Element[] =>
    [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].flatMap((button) => {
      const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (!controlled || !isShown(controlled)) return [];
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

  const wordsOf = (element: Element): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = element.textContent || element.getAttribute('aria-label') || label || element.id;
    return words.trim().replace(/\s+/g, ' ').slice(0, 50);
  };

  const selectorOf = (element: Element): string => {
    const steps: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      // Ids that a library made differ from run to run; a finding must keep its name.
      if (at.id && /^[a-z][\w-]*$/i.test(at.id)) {
        steps.unshift(`#${at.id}`);
        break;
      }
      const { localName } = at;
      if (localName === 'html') break;
      const twins = [...(at.parentElement?.children ?? [])].filter((each) => each.localName === localName);
      steps.unshift(twins.length > 1 ? `${localName}:nth-of-type(${twins.indexOf(at) + 1})` : localName);
    }
    return steps.join(' > ');
  };

  const markupOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const each of [copy, ...copy.querySelectorAll('[data-stop]')]) each.removeAttribute('data-stop');
    const markup = copy.outerHTML.replace(/\s+/g, ' ');
    return markup.length > 200 ? `${markup.slice(0, 199)}…` : markup;
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

  const stops = (): HTMLElement[] => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const all = [...modal.querySelectorAll<HTMLElement>('*')];
    return all.filter((element) => {
      if (element === document.body || element === document.documentElement) return false;
      if (!element.matches(focusable)) {
        // A browser stops at a scroller that holds no stop of its own.
        return isScroller(element) && isShown(element) && !element.querySelector(focusable);
      }
      if (element.matches(':disabled, [type=hidden], [tabindex^="-"]') || element.closest('[inert]'))
        return false;
      if (element.localName === 'summary' && element !== element.parentElement?.querySelector('summary'))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLIFrameElement && isPassedOver(element)) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = [
          ...(element.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]'),
        ].filter(({ name }) => name === element.name);
        return element === (group.find(({ checked }) => checked) ?? group[0]);
      }
      return true;
    });
  };

  window.auditEyes = {
    fault: (element, message) => ({ message, selector: selectorOf(element), html: markupOf(element) }),
    isShown,
    wordsOf,
    stops,
    isForReadersOnly,
    isUnderPopup,
    popupOf,
  };
}
