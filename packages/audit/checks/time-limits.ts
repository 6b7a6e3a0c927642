import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, faultOfPage, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { holdPage } from '../page/reactions.ts';

/** At which minutes of its own clock the page is looked at: a time that ends sooner than twenty hours is one (2.2.1), few are longer. */
const looksAt = ['00:30', '03:00', '10:00', '30:00'] as const;

/** How long a message may need to be read by somebody who is told of it late. */
const messageTime = '00:40';

/** How long a button may take to be pressed, and a page to answer it, in milliseconds. */
const patience = { press: 10_000, answer: 250, opening: 700 };

const mostPresses = 8;

declare global {
  interface Window {
    auditForms: Element[];
    auditBoxes: Element[];
    auditMessages: Element[];
    auditSeenBefore: Set<Element>;
  }
}

/**
 * Lets the page's clock run for half an hour while nobody touches it, and for less than a minute after each press: a page that
 * leaves, a form that is taken away and a message that goes by itself have set somebody a time.
 */
export const timeLimits: Check = {
  id: 'time-limits',
  title: {
    eng: 'Neither the page nor its messages go away after a time',
    es: 'Ni la página ni sus mensajes desaparecen al cabo de un tiempo',
  },
  fix: {
    eng: 'Let the message stay until it is closed, and ask before a session ends, with a way to go on.',
    es: 'Deje el mensaje hasta que se cierre y pregunte antes de que acabe una sesión, con un modo de seguir.',
  },
  criteria: ['2.2.1', '2.2.3'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    if ((await opened.evaluate(() => document.scripts.length)) === 0)
      return reportOf({ looked: 0, faults: [] });
    const page = await openAgain();
    try {
      await page.clock.install();
      await page.reload({ waitUntil: 'load' });
      await page.waitForTimeout(patience.opening);
      await installDomHelpers(page);
      const faults = await afterTime(page);
      // What has left or lost its forms answers no press as it should.
      if (faults.length === 0) faults.push(...(await afterPresses(page)));
      return reportOf({ looked: looksAt.length, faults });
    } finally {
      await page.close();
    }
  },
};

async function afterTime(page: Page): Promise<Fault[]> {
  await page.evaluate(() => {
    window.auditForms = window.auditDom.rendered('form');
    window.auditBoxes = window.auditDom
      .rendered('dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status]')
      .filter(window.auditDom.isVisible);
  });
  const held = await holdPage(page);
  try {
    for (const time of looksAt) {
      const { leftFor } = await held.reactionTo(() => page.clock.fastForward(time));
      if (leftFor !== '')
        return [faultOfPage(`Left alone for ${time} minutes, the page goes to ${leftFor} by itself.`)];
      const gone = await page.evaluate(() =>
        window.auditForms
          .filter((form) => !form.isConnected || !window.auditDom.isRendered(form))
          .map((form) => form.getAttribute('action') ?? form.id),
      );
      if (gone.length > 0)
        return [faultOfPage(`Left alone for ${time} minutes, the page takes a form away: ${gone[0]}.`)];
      // Who is asked in time and can go on by one press is given the time that 2.2.1 asks for.
      if (await isAskedToStay(page)) return [];
    }
    return [];
  } finally {
    await held.release();
  }
}

/** Whether a box that was not there when the page opened offers to go on. */
async function isAskedToStay(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const staying =
      /\b(stay|still here|continue|more time|extend|keep|carry on|go on|not yet|seguir|continuar|más tiempo|quedarme|prolongar)\b/i;
    return [
      ...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status]'),
    ]
      .filter((box) => dom.isVisible(box) && !window.auditBoxes.includes(box))
      .some((box) =>
        dom.rendered('button, a[href], [role=button]', box).some((way) => staying.test(dom.nameOf(way))),
      );
  });
}

async function afterPresses(page: Page): Promise<Fault[]> {
  const buttons = page.locator(
    'main button[type=button]:visible:not([aria-disabled=true], [disabled], [aria-expanded])',
  );
  const faults: Fault[] = [];
  const count = Math.min(await buttons.count(), mostPresses);
  const address = new URL(page.url()).pathname;
  for (let index = 0; index < count; index += 1) {
    await page.evaluate(() => {
      window.auditSeenBefore = new Set(window.auditDom.rendered('*').filter(window.auditDom.isVisible));
    });
    const isPressed = await buttons
      .nth(index)
      .click({ timeout: patience.press })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) continue;
    await page.waitForTimeout(patience.answer);
    if (new URL(page.url()).pathname !== address) return faults;
    await installDomHelpers(page);
    // A message speaks, or has come into view since the press, over the page or in it.
    await page.evaluate(() => {
      const dom = window.auditDom;
      const speaking =
        '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output';
      window.auditMessages = dom
        .rendered('*')
        .filter((each) => dom.isVisible(each) && dom.tidy(each.textContent) !== '')
        .filter((each) => {
          const isNews =
            !window.auditSeenBefore.has(each) && /fixed|sticky/.test(getComputedStyle(each).position);
          return each.matches(speaking) || isNews;
        })
        // That it is at work a page may say for as long as it works.
        .filter((each) => !/(…|\.\.\.)$/.test(dom.tidy(each.textContent)));
    });
    await page.clock.fastForward(messageTime);
    await page.waitForTimeout(patience.answer);
    faults.push(
      ...(await page.evaluate(() => {
        const dom = window.auditDom;
        return window.auditMessages
          .filter((each) => !each.isConnected || !dom.isVisible(each) || dom.tidy(each.textContent) === '')
          .map((each) => dom.fault(each, 'This message goes away by itself within forty seconds.'));
      })),
    );
    await page.keyboard.press('Escape');
  }
  return faults;
}
