import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { noteListeners } from '../page/listeners.ts';
import { painted } from '../page/tab-key.ts';

/** More places of one page tell nothing new; those that look alike are gone to three times. */
const mostPlaces = 24;

declare global {
  interface Window {
    auditHoverShown: Set<Element>;
    auditHoverCame?: Element;
  }
}

/** Points at whatever reacts to pointing, by a listener or by a rule of a style sheet, and asks the keyboard for the same. */
export const hoverKeys: Check = {
  id: 'hover-keys',
  title: {
    eng: 'What shows on pointing shows for the keyboard too',
    es: 'Lo que aparece al señalar aparece también con el teclado',
  },
  fix: {
    eng: 'Show it on focus as well, from a button or a link, or let a button open it.',
    es: 'Muéstrelo también con el foco, desde un botón o un enlace, o haga que lo abra un botón.',
  },
  criteria: ['2.1.1'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page }) => {
    const places = await placesOf(page);
    const faults: Fault[] = [];
    for (const place of places) {
      const message = await lookAt(page, place.selector);
      if (message !== undefined) faults.push({ ...place, message });
    }
    return reportOf({ looked: places.length, faults });
  },
};

/** What listens to the pointer coming over it, and what a rule with `:hover` shows more of. */
async function placesOf(page: Page): Promise<Fault[]> {
  await noteListeners(page);
  return await page.evaluate((most) => {
    const dom = window.auditDom;
    const found = new Set<Element>();
    for (const [element, kinds] of window.auditListened)
      if (kinds.some((kind) => /^(mouse|pointer)(enter|over)$/.test(kind))) found.add(element);
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          // A comma within brackets parts nothing: `:is(a, button):hover`.
          const selectors = rule.selectorText.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
          for (const selector of selectors) {
            // What follows the pointed-at element in the selector is what the pointing shows.
            const [, pointed] = /^(.*?):hover[^\s>+~]*[\s>+~]+\S/.exec(selector.trim()) ?? [];
            if (pointed && !/[()&]/.test(pointed))
              for (const element of document.querySelectorAll(pointed)) found.add(element);
          }
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    // A sheet of another origin keeps its rules to itself.
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
      if (!sheet.href || new URL(sheet.href).origin === location.origin) read(sheet.cssRules);
    const met = new Map<string, number>();
    return [...found]
      .filter((element) => dom.isPainted(element) && !element.matches('html, body, main'))
      .filter((element) => {
        const sort = `${element.localName}.${element.className}`;
        met.set(sort, (met.get(sort) ?? 0) + 1);
        return (met.get(sort) ?? 0) <= 3;
      })
      .slice(0, most)
      .map((element) => dom.fault(element, ''));
  }, mostPlaces);
}

async function lookAt(page: Page, selector: string): Promise<string | undefined> {
  const place = page.locator(selector).first();
  await page.mouse.move(0, 0);
  await page.evaluate((path) => {
    document.querySelector(path)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    window.auditHoverShown = new Set(
      [...document.body.querySelectorAll('*')].filter(window.auditDom.isPainted),
    );
  }, selector);
  const box = await place.boundingBox();
  if (!box) return undefined;
  // Near its beginning: the middle of a list may be a child of its own.
  await page.mouse.move(box.x + Math.min(8, box.width / 2), box.y + Math.min(box.height / 2, 20));
  await painted(page);
  const hasCome = await page.evaluate((path) => {
    const dom = window.auditDom;
    const trigger = document.querySelector(path);
    window.auditHoverCame = [...document.body.querySelectorAll('*')].find(
      (element) =>
        !window.auditHoverShown.has(element) &&
        dom.isVisible(element) &&
        Boolean(element.textContent?.trim()) &&
        !(trigger && element.contains(trigger)),
    );
    return window.auditHoverCame !== undefined;
  }, selector);
  await page.mouse.move(0, 0);
  if (!hasCome) return undefined;
  await page.waitForTimeout(300);
  // What stays does not hang on the pointer.
  if (await isShown(page)) return undefined;
  const stops = await page.evaluate((path) => {
    const dom = window.auditDom;
    const trigger = document.querySelector(path);
    return dom
      .stops()
      .filter((stop) => trigger?.contains(stop) && !window.auditHoverCame?.contains(stop))
      .slice(0, 3)
      .map((stop) => dom.selectorOf(stop));
  }, selector);
  for (const stop of stops) {
    await page.locator(stop).first().focus();
    await painted(page);
    await page.waitForTimeout(300);
    if (await isShown(page)) return undefined;
    if (
      !(await page
        .locator(stop)
        .first()
        .evaluate((element) => element.matches('button, [role=button]')))
    )
      continue;
    await page.keyboard.press('Enter');
    await painted(page);
    if (await isShown(page)) return undefined;
  }
  return stops.length === 0
    ? 'What shows when the pointer is on this shows for no key: nothing in it takes the focus.'
    : 'What shows when the pointer is on this shows neither on focus nor on a press.';
}

const isShown = (page: Page) =>
  page.evaluate(
    () => window.auditHoverCame !== undefined && window.auditDom.isPainted(window.auditHoverCame),
  );
