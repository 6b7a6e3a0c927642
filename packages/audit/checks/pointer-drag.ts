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

/** Drags whatever listens to the pointer going down, and looks for a press that moves the same. */
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
  criteria: ['2.5.7'],
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
        if ((await isMovedByDragging(page, part.selector)) && !(await isMovedByPresses(page, part.selector)))
          faults.push({ ...part, message: 'This is moved by dragging, and no press moves it.' });
      } finally {
        await page.close();
      }
    }
    return reportOf({ looked: parts.length, faults });
  },
};

/** Begins to note which elements change their place, their order or their style. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.auditMoved = new Set();
    window.auditMoveWatcher?.disconnect();
    window.auditMoveWatcher = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) window.auditMoved.add(target);
    });
    window.auditMoveWatcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style', 'transform', 'aria-valuenow', 'd', 'x', 'y', 'cx', 'cy'],
    });
  });
}

/** Where a hand takes hold of a part: in the middle of it, or of the first thing in it. */
async function gripOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return await page.evaluate((path) => {
    const part = document.querySelector(path);
    part?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = (part?.firstElementChild ?? part)?.getBoundingClientRect() ?? {
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
  await watchMoves(page);
  await go();
  if (await hasMoved()) return false;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await painted(page);
  await watchMoves(page);
  await go();
  const isDragged = await hasMoved();
  await page.mouse.up();
  if (isDragged)
    await page.evaluate(() => {
      for (const element of window.auditMoved) element.setAttribute('data-audit-moved', '');
    });
  return isDragged;
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
    const press = () => page.locator(button).first().click({ timeout: 2000 });
    if (await moves(press)) return true;
  }
  const track = await page.locator(selector).first().locator('..').boundingBox();
  if (!track) return false;
  return await moves(() => page.mouse.click(track.x + track.width - 30, track.y + track.height / 2));
}
