import type { Locator, Page } from '@playwright/test';
import type { Check, CheckContext } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { holdPage } from '../page/reactions.ts';

/** How long a button may take to be pressed, and a page to answer it, in milliseconds. */
const patience = { press: 10_000, answer: 300 };

const mostPresses = 10;

/** Words by which a page tells what became of a press, in the languages of this project. */
const news =
  /\b(saved|sent|added|removed|updated|copied|deleted|found|results?|matches|failed|error|could not|try again|thank you|success|loading|guardad[oa]s?|enviad[oa]s?|agregad[oa]s?|añadid[oa]s?|eliminad[oa]s?|actualizad[oa]s?|copiad[oa]s?|encontr\p{L}+|resultados?|coincidencias?|no pudimos|inténtelo|gracias|cargando)\b/iu;

declare global {
  interface Window {
    auditNews: Set<Element>;
  }
}

/** Presses what answers in place, and listens: news that only shows is told to nobody who does not see it. */
export const statusRoles: Check = {
  id: 'status-roles',
  title: {
    eng: 'What a press brings is told, not only shown',
    es: 'Lo que trae una pulsación se comunica, no solo se muestra',
  },
  fix: {
    eng: 'Put the words into a region with role="status" that is there before, or move the focus to them.',
    es: 'Ponga las palabras en una región con role="status" que ya exista, o lleve el foco a ellas.',
  },
  criteria: ['4.1.3'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    if ((await opened.evaluate(() => document.scripts.length)) === 0)
      return reportOf({ looked: 0, faults: [] });
    const page = await openAgain();
    try {
      await installDomHelpers(page);
      const pressed = await pressAll(page);
      const typed = await typeAll(openAgain);
      return reportOf({
        looked: pressed.looked + typed.looked,
        faults: [...pressed.faults, ...typed.faults],
      });
    } finally {
      await page.close();
    }
  },
};

async function pressAll(page: Page): Promise<{ looked: number; faults: Fault[] }> {
  const buttons = page.locator(
    'main button[type=button]:visible:not([aria-disabled=true], [disabled], [aria-expanded], [aria-haspopup])',
  );
  const count = Math.min(await buttons.count(), mostPresses);
  const address = new URL(page.url()).pathname;
  const faults: Fault[] = [];
  for (let index = 0; index < count; index += 1) {
    await watch(page);
    const isPressed = await buttons
      .nth(index)
      .click({ timeout: patience.press })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) continue;
    await page.waitForTimeout(patience.answer);
    if (new URL(page.url()).pathname !== address) break;
    faults.push(...(await untold(page)));
    await page.keyboard.press('Escape');
  }
  return { looked: count, faults };
}

/** How long a page may wait for the next letter before it filters a list. */
const typingPause = 700;

/** Writes a letter into each field that searches or filters, which no form sends: how much is found is news as well. */
async function typeAll(openAgain: CheckContext['openAgain']): Promise<{ looked: number; faults: Fault[] }> {
  const page = await openAgain();
  try {
    await installDomHelpers(page);
    const fields = page.locator(
      'main :is(input[type=search], input[type=text], input:not([type])):visible:not([readonly], [disabled], [aria-expanded], [role=combobox], form[method=post i] *)',
    );
    const count = Math.min(await fields.count(), 4);
    const address = new URL(page.url()).pathname;
    const faults: Fault[] = [];
    for (let index = 0; index < count; index += 1) {
      await watch(page);
      await fields
        .nth(index)
        .pressSequentially('a', { timeout: patience.press })
        .catch(() => undefined);
      await page.waitForTimeout(typingPause);
      await search(page, fields.nth(index));
      if (new URL(page.url()).pathname !== address) break;
      faults.push(
        ...(await untold(page)).map((fault) => ({
          ...fault,
          message: fault.message.replace('after a press', 'while somebody types'),
        })),
      );
    }
    return { looked: count, faults };
  } finally {
    await page.close();
  }
}

/** Sends what a search in place answers itself; a page that would leave for its answer stays. */
async function search(page: Page, field: Locator): Promise<void> {
  if (!(await field.evaluate((it) => it.matches('input[type=search], [role=search] *')))) return;
  const held = await holdPage(page);
  await field.press('Enter', { timeout: patience.press }).catch(() => undefined);
  await page.waitForTimeout(patience.answer);
  await held.release();
}

/** Begins to note whose words come or change. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.auditNews = new Set();
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const own = target instanceof Element ? target : target.parentElement;
        if (target.nodeType === Node.TEXT_NODE && own) window.auditNews.add(own);
        for (const node of addedNodes) {
          if (node instanceof Element) window.auditNews.add(node);
          else if (own && node.nodeType === Node.TEXT_NODE) window.auditNews.add(own);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function untold(page: Page): Promise<Fault[]> {
  return await page.evaluate(
    ([source, flags]) => {
      const dom = window.auditDom;
      const speaking =
        '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output, dialog, [role=dialog]';
      const words = new RegExp(source, flags);
      const focused = document.activeElement;
      const isRead = (element: Element) =>
        focused !== null &&
        focused !== document.body &&
        (focused.contains(element) || element.contains(focused));
      // A few words that come over the page and ask for nothing are news, whatever they are.
      const isToast = (element: Element) => {
        let at: Element | null = element;
        while (at && getComputedStyle(at).position !== 'fixed') at = at.parentElement;
        return (
          at !== null &&
          !at.matches('header, nav, aside, [role=menu], [role=tooltip], [role=listbox]') &&
          !at.contains(document.activeElement) &&
          at.querySelector('a, input, select, textarea, li') === null &&
          at.querySelectorAll('button').length <= 1
        );
      };
      return (
        [...window.auditNews]
          .filter((each) => each.isConnected && dom.isVisible(each))
          .filter((each) => {
            const text = dom.tidy(each.textContent);
            return text !== '' && text.length <= 160 && (words.test(text) || isToast(each));
          })
          .filter((each) => !each.closest(speaking) && !each.querySelector(speaking) && !isRead(each))
          // A button that says what it has done is read because it has the focus; a heading or a field is content.
          .filter((each) => !each.closest('button, a, h1, h2, h3, label, legend, td, th, option, nav'))
          .filter((each, _, all) => !all.some((other) => other !== each && other.contains(each)))
          .map((each) =>
            dom.fault(
              each,
              `“${dom.tidy(each.textContent).slice(0, 60)}” comes after a press and is told to nobody.`,
            ),
          )
      );
    },
    [news.source, news.flags] as const,
  );
}
