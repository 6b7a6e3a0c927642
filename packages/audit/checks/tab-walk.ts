import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { focusTop } from '../page/tab-key.ts';
import { faultsAt, markStops, unmarkStops, type Walk, walk } from '../page/walk.ts';
import { atRest } from '../visit.ts';

/** How the message about a trap ends. */
const held = 'the focus is held.';

/**
 * Walks the page by Tab from its top to its end and back: each stop takes the focus once, in the order of the document,
 * nothing holds the focus, and nothing takes it that cannot be seen. Tells how many stops there were.
 */
export async function walkThere(page: Page): Promise<{ faults: Fault[]; stops: number }> {
  const client = await page.context().newCDPSession(page);
  const names = await markStops(page);
  if (names.length === 0) return { faults: [], stops: 0 };
  const order = names.map((_, index) => `${index}`);
  const last = order.length - 1;
  const told: [string, string][] = await withOwnOrder(page);

  await focusTop(page);
  const forwards = await walk(page, client, names.length, false);
  told.push(...deviations(forwards, order, 'Tab'));
  // One more press leaves the page's last stop: it is no trap.
  await walk(page, client, 1, false);
  const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop);
  if (last > 0 && at === order.at(-1) && !(await holdsParts(page, order.at(-1) ?? '')))
    told.push([order.at(-1) ?? '', 'Tab does not leave this, the last stop.']);

  const faults = await faultsAt(page, told);
  const toldOfReturn: [string, string][] = [];
  if (last > 0) {
    // What came when the visitor came near it, as the human check does, is a stop on the way back.
    const back = (await markStops(page)).map((_, index) => `${index}`);
    await page.evaluate(
      (stop) => document.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus(),
      back.at(-1) ?? '',
    );
    const backwards = await walk(page, client, back.length - 1, true);
    toldOfReturn.push(...deviations(backwards, back.slice(0, -1).reverse(), 'Shift+Tab'));
  }
  toldOfReturn.push(...(await outOfSight(page)));
  faults.push(...(await faultsAt(page, toldOfReturn)));
  await unmarkStops(page);
  await client.detach();
  return { faults, stops: names.length };
}

/** What of a walk was not as it should be: the first place where it went another way, and what it never reached. */
function deviations({ visited, unseen }: Walk, order: readonly string[], key: string): [string, string][] {
  const told: [string, string][] = unseen.map((stop) => [
    stop,
    'This takes the focus while nothing of it can be seen.',
  ]);
  const seen = new Set<string>();
  for (const stop of visited) {
    if (seen.has(stop)) told.push([stop, `${key} comes back to this before it has been everywhere.`]);
    else if (!order.includes(stop)) told.push([stop, `${key} stops where nothing says that it would.`]);
    seen.add(stop);
  }
  for (const stop of order) if (!seen.has(stop)) told.push([stop, `${key} never reaches this.`]);
  const wrong = visited.findIndex((stop, index) => order.includes(stop) && order[index] !== stop);
  const stop = visited[wrong];
  if (stop !== undefined && told.length === unseen.length)
    told.push([stop, `${key} comes here out of the order of the document.`]);
  if (visited.length < order.length)
    told.push([visited.at(-1) ?? order[0] ?? '', `${key} does not get away from here: ${held}`]);
  return told;
}

/** Elements that jump the order of the document by a positive tabindex. */
async function withOwnOrder(page: Page): Promise<[string, string][]> {
  const stops = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[tabindex]')]
      .filter(({ tabIndex }) => tabIndex > 0)
      .map((element) => element.dataset.stop ?? element.outerHTML.slice(0, 120)),
  );
  return stops.map((stop) => [stop, 'This has a Tab order of its own, by a positive tabindex.']);
}

/** Whether a stop has parts of its own, through which Tab goes before it leaves. */
async function holdsParts(page: Page, stop: string): Promise<boolean> {
  return await page.evaluate(
    (mark) =>
      document
        .querySelector(`[data-stop="${mark}"]`)
        ?.matches('video[controls], audio[controls], input[type=date]') ?? false,
    stop,
  );
}

/**
 * Stops that are out of sight even while they have the focus, unless the browser tears them into view: beside the page,
 * or cut off by a frame that a visitor cannot scroll. So hides a menu, or a slide, that is only pushed aside.
 */
async function outOfSight(page: Page): Promise<[string, string][]> {
  const stops = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return window.auditDom.stops().flatMap((element) => {
      element.focus({ preventScroll: true });
      const box = element.getBoundingClientRect();
      const left = box.left + window.scrollX;
      const top = box.top + window.scrollY;
      if (left + box.width <= 0 || top + box.height <= 0) return [element.dataset.stop ?? ''];
      for (let at: Element | null = element; at; at = at.parentElement)
        if (window.auditDom.isVisuallyHidden(at)) return [element.dataset.stop ?? ''];
      const isFixed = getComputedStyle(element).position === 'fixed';
      for (let at = element.parentElement; at && at !== document.body && !isFixed; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const cuts = (way: string) => way === 'hidden' || way === 'clip';
        const isBeside = box.right <= frame.left + 1 || box.left >= frame.right - 1;
        const isBelow = box.bottom <= frame.top + 1 || box.top >= frame.bottom - 1;
        if ((cuts(overflowX) && isBeside) || (cuts(overflowY) && isBelow))
          return [element.dataset.stop ?? ''];
      }
      return [];
    });
  });
  return stops.map((stop) => [stop, 'This takes the focus although it lies out of sight.']);
}

/** Comes near to everything once: what loads when a visitor is near it would be a stop that nobody counted. */
async function wakeLate(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let step = 0; step <= steps; step += 1) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), step);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await atRest(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What holds Tab by design may do so where another key leaves it and the page says which (2.1.2): the walk goes on past it. */
async function walkPastToldTraps(page: Page): Promise<{ faults: Fault[]; stops: number }> {
  const first = await walkThere(page);
  const holders = first.faults
    .filter(({ message }) => message.endsWith(held))
    .map(({ selector }) => selector);
  let isPassed = false;
  for (const selector of new Set(holders)) {
    if (selector === '' || !(await hasToldWayOut(page, selector))) continue;
    isPassed = true;
    await page.evaluate((path) => {
      const holder = document.querySelector<HTMLElement>(path);
      if (holder) holder.tabIndex = -1;
    }, selector);
  }
  return isPassed ? { ...(await walkThere(page)), stops: first.stops } : first;
}

/** Whether Escape and then Tab leave what holds Tab, and the page tells of Escape. */
async function hasToldWayOut(page: Page, selector: string): Promise<boolean> {
  const isTold = await page.evaluate((path) => {
    const holder = document.querySelector<HTMLElement>(path);
    holder?.focus();
    const words = holder
      ? `${window.auditDom.descriptionOf(holder)} ${window.auditDom.visibleWordsOf(document.body)}`
      : '';
    return document.activeElement === holder && /\besc(ape)?\b/i.test(words);
  }, selector);
  if (!isTold) return false;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  return await page.evaluate((path) => document.activeElement !== document.querySelector(path), selector);
}

/** Walks every page and state with the Tab key. */
export const tabWalk: Check = {
  id: 'tab-walk',
  title: {
    eng: 'Tab visits every stop once, in order, and comes back the same way',
    es: 'El tabulador pasa una vez por cada parada, en orden, y vuelve por el mismo camino',
  },
  fix: {
    eng: 'Keep to the order of the document: no positive tabindex, no key handler that holds Tab, and the attribute hidden or inert on what is not to be seen.',
    es: 'Respete el orden del documento: sin tabindex positivo, sin código que retenga el tabulador, y con el atributo hidden o inert en lo que no debe verse.',
  },
  criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.7'],
  // A walk leaves menus and the like, which close as they should: what is open by itself is looked at by other checks.
  appliesTo: ({ width, scheme, mode, state }) =>
    (width === 320 || width === 1280) && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page, keep, cell }) => {
    await installDomHelpers(page);
    await wakeLate(page);
    const { faults, stops } = await walkPastToldTraps(page);
    await keep(
      'keyboard-walk',
      `${cell.id.replaceAll('/', '_')}.txt`,
      `${stops} stops, ${faults.length} faults\n${faults.map(({ message, selector }) => `${selector}: ${message}`).join('\n')}`,
    );
    return reportOf({ faults, looked: stops });
  },
};
