import type { Page } from '@playwright/test';
import { installDomHelpers } from './dom-helpers.ts';
import { holdPage } from './reactions.ts';

/** A field as it stands in a form: what names it and what is said of it. */
export interface FormField {
  selector: string;
  html: string;
  name: string;
  /** Its description, its placeholder and the text between it and the field before it. */
  hints: string;
  /** Whether its value is none that the form can take, as far as its markup tells. */
  isEmpty: boolean;
}

/** What came of sending a form: what was new to read, and which fields changed their look or their state. */
export interface Answer {
  /** The form has left for another page, or the browser itself told what is wrong. */
  isElsewhere: boolean;
  /** Texts that were not to be seen before, each with the field it belongs to by its place or its id. */
  news: { text: string; of: string; html: string; selector: string }[];
  /** Selectors of fields whose look or state has changed. */
  changed: string[];
}

/** How long a form may take to answer, in milliseconds. */
const patience = 350;

/** Forms that a script of the page answers, at most three: their selectors. */
export async function answeredForms(page: Page): Promise<string[]> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    if (document.scripts.length === 0) return [];
    const { isRendered, selectorOf } = window.auditDom;
    return [...document.forms]
      .filter((form) => isRendered(form) && form.querySelector('input, textarea, select'))
      .slice(0, 3)
      .map((form) => selectorOf(form));
  });
}

/** The fields of a form that can be written in. */
export async function fieldsOf(page: Page, form: string): Promise<FormField[]> {
  return await page.evaluate((selector) => {
    const dom = window.auditDom;
    const fields = [
      ...(document
        .querySelector(selector)
        ?.querySelectorAll<HTMLInputElement>(
          'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=checkbox], [type=radio], [type=file]), textarea, select',
        ) ?? []),
    ].filter((field) => dom.isRendered(field) && !field.matches(':disabled, [readonly]'));
    return fields.map((field) => {
      // What stands between the field before and this one is said of this one.
      const before: string[] = [];
      for (
        let at = field.previousElementSibling;
        at && !at.matches('input, select, textarea');
        at = at.previousElementSibling
      ) {
        if (at.querySelector('input, select, textarea')) break;
        before.unshift(at.textContent ?? '');
      }
      return {
        selector: dom.selectorOf(field),
        html: dom.fault(field, '').html,
        name: dom.nameOf(field),
        hints: dom.tidy(
          [dom.descriptionOf(field), field.placeholder ?? '', field.title, ...before].join(' '),
        ),
        isEmpty: field.value === '' || !field.checkValidity(),
      };
    });
  }, form);
}

declare global {
  interface Window {
    auditFormBefore: { texts: Set<Text>; words: Map<Text, string>; looks: Map<Element, string> };
  }
}

/** Writes into the fields of a form, or leaves them alone, sends it, and says what came of it; the page stays where it is. */
export async function sendForm(
  page: Page,
  form: string,
  write: 'nothing' | 'nonsense' | 'sense',
): Promise<Answer> {
  const held = await holdPage(page);
  await page.evaluate(
    ([selector, what]) => {
      const dom = window.auditDom;
      const root = document.querySelector(selector);
      const set = (field: HTMLInputElement, value: string) => {
        // Past a library that watches the setter of the element itself.
        const owner = Object.getPrototypeOf(field);
        Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
      const sense: Record<string, string> = {
        email: 'ann@example.org',
        tel: '5035550142',
        number: '2',
        url: 'https://example.org',
        date: '2026-11-02',
        password: 'Copper-7-yards',
      };
      for (const field of what === 'nothing'
        ? []
        : (root?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])) {
        if (!dom.isRendered(field) || field.matches(':disabled, [readonly]')) continue;
        if (field.localName === 'select') {
          const choice = [...(field as unknown as HTMLSelectElement).options].findLast(({ value }) => value);
          if (what === 'sense' && choice) set(field, choice.value);
        } else if (/^(checkbox|radio)$/.test(field.type)) {
          if (what === 'sense' && field.required && !field.checked) field.click();
        } else if (!/^(hidden|submit|button|reset|image|file|range|color)$/.test(field.type)) {
          const isNumber = field.inputMode === 'numeric' || /postal-code/.test(field.autocomplete);
          if (what === 'sense') set(field, sense[field.type] ?? (isNumber ? '97201' : 'Ferry Street'));
          else if (/^(text|search|textarea)$/.test(field.type)) set(field, '?');
        }
      }
      const texts = new Set<Text>();
      const words = new Map<Text, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        words.set(node, node.data);
        if (node.parentElement && dom.isVisible(node.parentElement)) texts.add(node);
      }
      const lookOf = (field: Element) => {
        const { borderColor, borderWidth, backgroundColor, boxShadow } = getComputedStyle(field);
        return [borderColor, borderWidth, backgroundColor, boxShadow, field.ariaInvalid].join(' ');
      };
      (document.activeElement as HTMLElement | null)?.blur();
      const fields = [...(root?.querySelectorAll('input, textarea, select') ?? [])];
      window.auditFormBefore = { texts, words, looks: new Map(fields.map((each) => [each, lookOf(each)])) };
    },
    [form, write] as const,
  );
  let isBlocked = false;
  const { leftFor } = await held.reactionTo(async () => {
    isBlocked = await page.evaluate((selector) => {
      const root = document.querySelector<HTMLFormElement>(selector);
      if (!root) return true;
      // What the browser tells by itself is told well.
      if (!root.noValidate && !root.checkValidity()) return true;
      const button = [
        ...root.querySelectorAll<HTMLElement>('button:not([type=button], [type=reset]), input[type=submit]'),
      ].at(-1);
      if (button) button.click();
      else root.requestSubmit();
      return false;
    }, form);
    await page.waitForTimeout(patience);
  });
  await held.release();
  if (isBlocked || leftFor !== '') return { isElsewhere: true, news: [], changed: [] };
  return await page.evaluate((selector) => {
    const dom = window.auditDom;
    (document.activeElement as HTMLElement | null)?.blur();
    const { texts, words, looks } = window.auditFormBefore;
    const root = document.querySelector(selector);
    const fields = [...(root?.querySelectorAll('input, textarea, select') ?? [])].filter(dom.isRendered);
    const fieldOf = (element: Element): Element | undefined => {
      const tied = fields.find((field) =>
        [...dom.referred(field, 'aria-describedby'), ...dom.referred(field, 'aria-errormessage')].some(
          (each) => each.contains(element) || element.contains(each),
        ),
      );
      if (tied) return tied;
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const inside = fields.filter((field) => at?.contains(field));
        if (inside.length === 1) return inside[0];
        if (inside.length > 1) break;
        const beside = at.previousElementSibling;
        if (beside && fields.includes(beside)) return beside;
      }
      return undefined;
    };
    const news: { text: string; of: string; html: string; selector: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || dom.tidy(node.data) === '' || !dom.isVisible(parent)) continue;
      if (
        parent.closest('option, textarea, script, style') ||
        (texts.has(node) && words.get(node) === node.data)
      )
        continue;
      const field = fieldOf(parent);
      const { html, selector: place } = dom.fault(parent, '');
      news.push({ text: dom.tidy(node.data), of: field ? dom.selectorOf(field) : '', html, selector: place });
    }
    const changed = fields.filter((field) => {
      const { borderColor, borderWidth, backgroundColor, boxShadow } = getComputedStyle(field);
      const now = [borderColor, borderWidth, backgroundColor, boxShadow, field.ariaInvalid].join(' ');
      return looks.has(field) && looks.get(field) !== now;
    });
    return { isElsewhere: false, news, changed: changed.map((field) => dom.selectorOf(field)) };
  }, form);
}
