import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { noteListeners } from '../page/listeners.ts';
import { painted } from '../page/tab-key.ts';

/** More of one page tell nothing new. */
const mostParts = 6;

declare global {
  interface Window {
    auditMoved: Set<Element>;
    auditMoveWatcher?: MutationObserver;
  }
}

/** Drags and swipes whatever listens to the pointer going down, and looks for a press that does the same. */
export const pointerDrag: Check = {
  id: 'pointer-drag',
  title: {
    eng: 'What is moved by dragging is moved by presses too',
    es: 'Lo que se mueve arrastrando se mueve también pulsando',
  },
  fix: {
    eng: 'Put buttons beside it that move it, or let a press on the place where it may go do so.',
    es: 'Ponga al lado botones que lo muevan, o haga que baste pulsar el lugar adonde puede ir.',
  },
  criteria: ['2.5.1', '2.5.7'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    await noteListeners(opened);
    const parts = await opened.evaluate(
      (most) =>
        [...window.auditListened]
          .filter(([, kinds]) => kinds.some((kind) => /^(pointerdown|mousedown|touchstart)$/.test(kind)))
          .map(([element]) => element)
          .filter(
            (element) =>
              window.auditDom.isPainted(element) &&
              !element.matches('html, body, main, button, a, input, select, textarea, summary, label'),
          )
          .slice(0, most)
          .map((element) => window.auditDom.fault(element, '')),
      mostParts,
    );
    const faults: Fault[] = [];
    for (const part of parts) {
      const page = await openAgain();
      try {
        await installDomHelpers(page);
        if (await isMovedByDragging(page, part.selector)) {
          if (!(await isMovedByPresses(page, part.selector)))
            faults.push({ ...part, message: 'This is moved by dragging, and no press moves it.' });
        } else if (
          (await isTurnedBySwipe(page, part.selector)) &&
          !(await isMovedByPresses(page, part.selector))
        )
          faults.push({ ...part, message: 'A swipe turns this, and no press does.' });
      } finally {
        await page.close();
      }
    }
    return reportOf({ looked: parts.length, faults });
  },
};

/** What changes where something is moved: its place, its order or its style. */
const places = ['style', 'transform', 'aria-valuenow', 'd', 'x', 'y', 'cx', 'cy'];
/** What changes where one thing is shown instead of another. */
const shows = [...places, 'hidden', 'class', 'src', 'aria-hidden', 'inert', 'data-state'];

/** Begins to note which elements change by one of these attributes, or in what they hold. */
async function watchMoves(page: Page, attributes: readonly string[] = shows): Promise<void> {
  await page.evaluate((attributeFilter) => {
    window.auditMoved = new Set();
    window.auditMoveWatcher?.disconnect();
    window.auditMoveWatcher = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) window.auditMoved.add(target);
    });
    window.auditMoveWatcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter,
    });
  }, attributes as string[]);
}

/** Where a hand takes hold of a part: of what shows the pointer of a grip, else in the middle of the first thing in it. */
async function gripOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return await page.evaluate((path) => {
    const part = document.querySelector(path);
    part?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const isGrip = (element: Element) => {
      const { cursor, touchAction } = getComputedStyle(element);
      return /grab|move|resize/.test(cursor) || touchAction === 'none';
    };
    const grip = [...(part?.querySelectorAll('*') ?? [])].find(
      (element) => isGrip(element) && window.auditDom.isPainted(element),
    );
    const { left, top, width, height } = (
      grip ??
      [...(part?.children ?? [])].find(window.auditDom.isPainted) ??
      part
    )?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    };
    return { x: left + Math.min(width / 2, 200), y: top + Math.min(height / 2, 200) };
  }, selector);
}

async function isMovedByDragging(page: Page, selector: string): Promise<boolean> {
  const { x, y } = await gripOf(page, selector);
  const go = () => page.mouse.move(x + 90, y + 60, { steps: 6 });
  const hasMoved = async () => {
    await painted(page);
    return await page.evaluate(() => window.auditMoved.size > 0);
  };
  // What follows the pointer without a press is no dragging.
  await page.mouse.move(x, y);
  await watchMoves(page, places);
  await go();
  if (await hasMoved()) return false;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await painted(page);
  await watchMoves(page, places);
  await go();
  const isDragged = await hasMoved();
  // Before it is let go: what is only told of the move, in a status, is not what was moved.
  if (isDragged)
    await page.evaluate(() => {
      for (const element of window.auditMoved) element.setAttribute('data-audit-moved', '');
    });
  await page.mouse.up();
  return isDragged;
}

/** Swipes across a part, and marks what it then shows instead; a press on the same place must not have done so already. */
async function isTurnedBySwipe(page: Page, selector: string): Promise<boolean> {
  const { x, y } = await gripOf(page, selector);
  const turns = async (deed: () => Promise<unknown>): Promise<boolean> => {
    await watchMoves(page);
    await deed();
    await painted(page);
    return await page.evaluate(() => window.auditMoved.size > 0);
  };
  await page.mouse.move(x, y);
  if (await turns(() => page.mouse.click(x, y))) return false;
  // A part that does not hold the pointer hears of its end only where that lies in it.
  const frame = await page.locator(selector).first().boundingBox();
  const end = Math.max(x - 150, (frame?.x ?? 0) + 6);
  const isTurned = await turns(async () => {
    await page.mouse.down();
    await page.mouse.move(end, y, { steps: 6 });
    await page.mouse.up();
  });
  if (isTurned)
    await page.evaluate(() => {
      for (const element of window.auditMoved) element.setAttribute('data-audit-moved', '');
    });
  return isTurned;
}

/** Presses the buttons beside what was dragged, and the far end of the place it lies in. */
async function isMovedByPresses(page: Page, selector: string): Promise<boolean> {
  const moves = async (press: () => Promise<unknown>): Promise<boolean> => {
    await watchMoves(page);
    await press();
    await painted(page);
    return await page.evaluate(() =>
      [...window.auditMoved].some((element) => element.hasAttribute('data-audit-moved')),
    );
  };
  const buttons = await page.evaluate((path) => {
    const dom = window.auditDom;
    let around = document.querySelector(path);
    for (let level = 0; level < 3 && around && !around.querySelector('button, input, select'); level += 1)
      around = around.parentElement;
    return [...(around?.querySelectorAll('button, [role=button]') ?? [])]
      .filter(dom.isPainted)
      .slice(0, 6)
      .map((button) => dom.selectorOf(button));
  }, selector);
  for (const button of buttons) {
    const press = () =>
      page
        .locator(button)
        .first()
        .click({ timeout: 4000 })
        // A button that is covered or moves away does nothing for anybody.
        .catch(() => undefined);
    if (await moves(press)) return true;
  }
  const track = await page.locator(selector).first().locator('..').boundingBox();
  if (!track) return false;
  return await moves(() => page.mouse.click(track.x + track.width - 30, track.y + track.height / 2));
}
