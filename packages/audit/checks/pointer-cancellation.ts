import type { Page } from '@playwright/test';
import type { Check, CheckContext, Sample } from '../contract.ts';
import { type Fault, type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { markStops, unmarkStops } from '../page/walk.ts';

/** Everything that a press would change for good: the address, what is shown, what is said of states. */
async function startWatching(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What the pointer shows by being there is drawn first; only then is it pressed down.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName, target } of records)
        changes.push(`${type} ${attributeName ?? ''} of ${target.nodeName.toLowerCase()}`);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      // Looks may change while the button is down; what is there, said or open may not.
      attributeFilter: [
        'hidden',
        'open',
        'aria-expanded',
        'aria-pressed',
        'aria-checked',
        'aria-selected',
        'inert',
        'aria-hidden',
        'aria-invalid',
      ],
    });
    Object.assign(window, { pressed: { changes, observer, address: location.href } });
  });
}

/** What has changed since `startWatching`; a document that is gone says so too. */
async function stopWatching(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { pressed } = window as unknown as {
      pressed?: { changes: string[]; observer: MutationObserver; address: string };
    };
    if (!pressed) return ['the page is another one'];
    pressed.observer.disconnect();
    return location.href === pressed.address ? pressed.changes : [...pressed.changes, 'the address'];
  });
}

/** Where a stop that can be pressed lies, once it is in the middle of the window. */
async function placeToPress(
  page: Page,
  stop: number,
): Promise<{ x: number; y: number; fault: Fault } | null> {
  return await page.evaluate((mark) => {
    const element = document.querySelector(`[data-stop="${mark}"]`);
    const presses =
      'a, button, summary, [role=button], [role=tab], [role=switch], input[type=submit], input[type=button], input[type=checkbox]';
    if (!element?.matches(presses) || !window.auditDom.isPainted(element)) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, fault: window.auditDom.fault(element, '') };
  }, stop);
}

/** Presses the pointer down in a place, takes it away before it is released, and says what came of it. */
async function pressedDown(page: Page, { x, y }: { x: number; y: number }): Promise<string[]> {
  await page.mouse.move(x, y);
  await startWatching(page);
  await page.mouse.down();
  const changes = await stopWatching(page);
  // Out of the page's corner a release means nothing.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return changes;
}

/** How often a page is opened anew for what came of a press only once. */
const mostReopened = 3;

/** Presses the pointer down on a stop of a page that has just been opened, unless it changes by itself while nobody does anything. */
async function pressedAnew(page: Page, stop: number, sample: Sample): Promise<string[]> {
  try {
    await installDomHelpers(page);
    await markStops(page, sample);
    const at = await placeToPress(page, stop);
    if (!at) return [];
    await page.mouse.move(at.x, at.y);
    await startWatching(page);
    const byItself = await stopWatching(page);
    return byItself.length > 0 ? [] : await pressedDown(page, at);
  } finally {
    await page.close();
  }
}

/** Presses the pointer down on every button and link and takes it away before it is released: nothing may come of it. */
export async function actsOnDown(
  page: Page,
  sample: Sample = 'all',
  openAgain?: CheckContext['openAgain'],
): Promise<Look> {
  await installDomHelpers(page);
  const stops = await markStops(page, sample);
  const faults: Fault[] = [];
  let looked = 0;
  let reopened = 0;
  const start = page.url();
  for (const stop of stops.keys()) {
    const at = await placeToPress(page, stop);
    if (!at) continue;
    looked += 1;
    let changes = await pressedDown(page, at);
    // What came by itself meanwhile, news or a status, does not come a second time; what the press does, does.
    const again = changes.length > 0 && page.url() === start && (await placeToPress(page, stop));
    if (again) {
      const [first] = changes;
      changes = await pressedDown(page, again);
      // What is done once and for good, a vote or an order, does not come a second time either: the page is asked anew.
      if (changes.length === 0 && first !== undefined && openAgain && reopened < mostReopened) {
        reopened += 1;
        changes = await pressedAnew(await openAgain(), stop, sample);
      }
    }
    if (changes.length > 0)
      faults.push({
        ...at.fault,
        message: `Pressing the pointer down on this acts before it is released: ${changes[0]}.`,
      });
    if (page.url() !== start) break;
  }
  await unmarkStops(page);
  return { faults, looked };
}

/** Looks for what acts on the way down. */
export const pointerCancellation: Check = {
  id: 'pointer-cancellation',
  title: {
    eng: 'A press acts when it is released, so that it can be taken back',
    es: 'Una pulsación actúa al soltarla, de modo que se puede anular',
  },
  fix: {
    eng: 'Act on click, not on pointerdown, mousedown or touchstart.',
    es: 'Actúe con click, no con pointerdown, mousedown ni touchstart.',
  },
  criteria: ['2.5.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page, sample, openAgain }) => {
    return reportOf(await actsOnDown(page, sample, openAgain));
  },
};
