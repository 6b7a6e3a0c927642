import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, faultOfPage, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** More buttons of one page are hardly there for the same. */
const mostButtons = 10;

declare global {
  interface Window {
    auditShaken: Set<Node>;
    auditShakeWatcher?: MutationObserver;
  }
}

/** Shakes and tilts what listens to that, and looks for a button that does the same (2.5.4, F106). */
export const motionActuation: Check = {
  id: 'motion-actuation',
  title: {
    eng: 'What shaking or tilting does a button does too',
    es: 'Lo que se hace agitando o inclinando lo hace también un botón',
  },
  fix: {
    eng: 'Add a button for it, and a setting that turns the reaction to movement off.',
    es: 'Añada un botón que lo haga y un ajuste que apague la reacción al movimiento.',
  },
  criteria: ['2.5.4'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  run: async ({ page: opened, openAgain }) => {
    if (!(await listensToMotion(opened))) return reportOf({ looked: 0, faults: [] });
    const page = await openAgain();
    const faults: Fault[] = [];
    try {
      await installDomHelpers(page);
      if ((await changes(page, () => shake(page))) && !(await isDoneByButton(page)))
        faults.push(faultOfPage('Shaking or tilting the device changes the page, and no button does so.'));
    } finally {
      await page.close();
    }
    return reportOf({ looked: 1, faults });
  },
};

async function listensToMotion(page: Page): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  try {
    const { result } = await client.send('Runtime.evaluate', { expression: 'window' });
    if (result.objectId === undefined) return false;
    const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    return listeners.some(({ type }) => /^device(motion|orientation)/.test(type));
  } finally {
    await client.detach();
  }
}

/** One hard shake and one wide tilt, with what a page reads of them. */
async function shake(page: Page): Promise<void> {
  for (const force of [30, -30, 30]) {
    await page.evaluate((by) => {
      const acceleration = { x: by, y: by, z: by };
      dispatchEvent(
        new DeviceMotionEvent('devicemotion', {
          acceleration,
          accelerationIncludingGravity: acceleration,
          rotationRate: { alpha: by * 10, beta: by * 10, gamma: by * 10 },
          interval: 16,
        }),
      );
      dispatchEvent(
        new DeviceOrientationEvent('deviceorientation', { alpha: by, beta: by * 2, gamma: by * 2 }),
      );
    }, force);
    await page.waitForTimeout(150);
  }
}

/** Does something, and says whether the page changes where it has changed before, or anywhere where it has not. */
async function changes(page: Page, deed: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(() => {
    const before = window.auditShaken as Set<Node> | undefined;
    window.auditShaken = new Set();
    window.auditShakeWatcher?.disconnect();
    window.auditShakeWatcher = new MutationObserver((all) => {
      for (const { target } of all)
        if (!before || before.size === 0 || before.has(target)) window.auditShaken.add(target);
    });
    window.auditShakeWatcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await deed();
  await page.waitForTimeout(150);
  return await page.evaluate(() => window.auditShaken.size > 0);
}

async function isDoneByButton(page: Page): Promise<boolean> {
  const buttons = page.locator('main :is(button, [role=button]):visible:not([disabled])');
  const places = await page.evaluate(() => [...window.auditShaken]).then(({ length }) => length);
  if (places === 0) return true;
  await page.evaluate(() => {
    (window as unknown as { auditByShake: Set<Node> }).auditByShake = new Set(window.auditShaken);
  });
  for (let index = 0; index < Math.min(await buttons.count(), mostButtons); index += 1) {
    await page.evaluate(() => {
      window.auditShaken = new Set((window as unknown as { auditByShake: Set<Node> }).auditByShake);
    });
    if (
      await changes(page, () =>
        buttons
          .nth(index)
          .click({ timeout: 2000 })
          .catch(() => undefined),
      )
    )
      return true;
  }
  return false;
}
