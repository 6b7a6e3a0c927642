import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { holdPage } from '../page/reactions.ts';

/** More of one page tell nothing new. */
const most = { fields: 10, stops: 60 };

/** Gives every stop the focus and every field an answer, and sees whether the page leaves, sends or moves the focus. */
export const changesOnInput: Check = {
  id: 'changes-on-input',
  title: {
    eng: 'Focus and choosing change nothing but the field',
    es: 'El foco y la elección no cambian nada más que el campo',
  },
  fix: {
    eng: 'Let a button do it, and leave the focus where it is.',
    es: 'Haga que lo haga un botón y deje el foco donde está.',
  },
  criteria: ['3.2.1', '3.2.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    if (!(await hasScript(opened))) return reportOf({ looked: 0, faults: [] });
    const page = await openAgain();
    try {
      await installDomHelpers(page);
      const stops = await onFocus(page);
      const fields = await onInput(page);
      return reportOf({
        looked: stops.looked + fields.looked,
        faults: [...stops.faults, ...fields.faults],
      });
    } finally {
      await page.close();
    }
  },
};

/** Without a script nothing follows from focus or choosing. */
const hasScript = (page: Page) =>
  page.evaluate(
    () => document.scripts.length > 0 || document.querySelector('[onchange], [onfocus]') !== null,
  );

async function onFocus(page: Page): Promise<{ looked: number; faults: Fault[] }> {
  const held = await holdPage(page);
  const stops = await page.evaluate(
    (count) =>
      window.auditDom
        .stops()
        .slice(0, count)
        .map((stop) => window.auditDom.fault(stop, '')),
    most.stops,
  );
  const faults: Fault[] = [];
  let goal = '';
  for (const stop of stops) {
    await page.evaluate((path) => {
      document.querySelector<HTMLElement>(path)?.focus({ preventScroll: true });
    }, stop.selector);
    // One turn to the browser and back is enough for a script to leave.
    if (held.leftFor() !== goal)
      faults.push({
        ...stop,
        message: `As soon as this has the focus the page leaves for ${held.leftFor()}.`,
      });
    goal = held.leftFor();
  }
  const { leftFor } = await held.reactionTo(async () => undefined);
  await held.release();
  if (leftFor !== '' && faults.length === 0)
    faults.push({ message: `The focus alone leads to ${leftFor}.`, selector: '', html: '' });
  return { looked: stops.length, faults };
}

async function onInput(page: Page): Promise<{ looked: number; faults: Fault[] }> {
  const fields = await page.evaluate(
    (count) =>
      window.auditDom
        .stops()
        .filter((stop) =>
          stop.matches(
            'select, textarea, input:not([type=submit], [type=button], [type=reset], [type=image], [type=file], [type=hidden])',
          ),
        )
        .slice(0, count)
        .map((stop) => window.auditDom.fault(stop, '')),
    most.fields,
  );
  const faults: Fault[] = [];
  for (const field of fields) {
    const at = page.locator(field.selector).first();
    if (!(await at.isVisible()) || !(await at.isEnabled())) continue;
    await at.focus();
    const held = await holdPage(page);
    const { leftFor } = await held.reactionTo(() => answer(page, field.selector));
    const hasMoved = await at.evaluate((element) => {
      const now = document.activeElement;
      if (!(element instanceof HTMLInputElement && element.type === 'radio')) return now !== element;
      return !(now instanceof HTMLInputElement && now.name === element.name);
    });
    await held.release();
    if (leftFor !== '')
      faults.push({ ...field, message: `An answer here makes the page leave for ${leftFor}.` });
    else if (hasMoved)
      faults.push({ ...field, message: 'An answer here takes the focus away from the field.' });
  }
  return { looked: fields.length, faults };
}

/** Gives a field another answer than it has, with the keyboard where the browser lets one. */
async function answer(page: Page, selector: string): Promise<void> {
  const at = page.locator(selector).first();
  const kind = await at.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') {
    await at.evaluate((element) => {
      const list = element as HTMLSelectElement;
      list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
      for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
    });
  } else if (kind === 'radio') await page.keyboard.press('ArrowDown');
  else if (kind === 'checkbox') await page.keyboard.press('Space');
  else if (/^(date|time|month|week|color|range|datetime-local)$/.test(kind))
    await page.keyboard.press('ArrowUp');
  else await page.keyboard.type('97201');
}
