import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { holdPage } from '../page/reactions.ts';
import { painted, pressTab } from '../page/tab-key.ts';

/** More presses tell nothing new: components repeat. */
const mostPresses = 14;

/** How often Tab is pressed over a layer before it is believed to hold the focus. */
const mostTabs = 10;

/** What a button says of what it opens; such buttons are followed by the checks of dialogs and folded parts. */
const saysSo =
  '[aria-expanded], [aria-haspopup], [aria-pressed], [aria-checked], [aria-selected], [command], [popovertarget]';

/** What has come since a button was pressed. */
interface Newcomer {
  /** It lies over the middle of the window and a good part of it. */
  isLayer: boolean;
  hasRole: boolean;
}

declare global {
  interface Window {
    auditShown: Set<Element>;
    auditCame?: Element;
    /** The button that was pressed, as it was then. */
    auditPressed?: Element | undefined;
    /** What nobody could hear before the press. */
    auditHeld: Element[];
  }
}

/**
 * Presses each button that says nothing of what it opens, and follows the focus: a light box is a dialog whatever its markup says
 * it is, and a concertina has a state.
 */
export const pressLayers: Check = {
  id: 'press-layers',
  title: {
    eng: 'What a button opens is told, takes the focus, keeps it and gives it back',
    es: 'Lo que abre un botón se anuncia, recibe el foco, lo conserva y lo devuelve',
  },
  fix: {
    eng: 'Use dialog and showModal() for what covers the page, and aria-expanded for what unfolds in it.',
    es: 'Use dialog y showModal() para lo que cubre la página y aria-expanded para lo que se despliega en ella.',
  },
  criteria: ['2.1.2', '2.4.3', '2.4.11', '4.1.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    await installDomHelpers(opened);
    const buttons = await opened.evaluate((telling) => {
      const dom = window.auditDom;
      const all = dom.stops().filter((stop) => stop.matches('button, [role=button]'));
      return all
        .filter(
          (button) => !button.matches(`${telling}, form[method=post] [type=submit], [aria-disabled=true]`),
        )
        .filter((button) => !button.matches('form button:not([type=button])'))
        .map((button) => dom.fault(button, ''));
    }, saysSo);
    const faults: Fault[] = [];
    let page: Page | undefined;
    for (const button of buttons.slice(0, mostPresses)) {
      page ??= await openAgain();
      const found = await follow(page, button);
      faults.push(...found.faults);
      if (!found.isChanged) continue;
      await page.close();
      page = undefined;
    }
    await page?.close();
    return reportOf({ looked: buttons.length, faults });
  },
};

async function follow(page: Page, button: Fault): Promise<{ faults: Fault[]; isChanged: boolean }> {
  await installDomHelpers(page);
  const opener = page.locator(button.selector).first();
  if (!(await opener.isVisible())) return { faults: [], isChanged: false };
  const name = () => opener.evaluate((element) => window.auditDom.nameOf(element));
  await opener.focus();
  await page.evaluate(() => {
    window.auditPressed = document.activeElement ?? undefined;
    window.auditHeld = [...document.querySelectorAll('[aria-hidden=true], [inert]')];
    window.auditShown = new Set([...document.body.querySelectorAll('*')].filter(window.auditDom.isPainted));
  });
  const nameBefore = await name();
  const held = await holdPage(page);
  const { changes, leftFor } = await held.reactionTo(() => page.keyboard.press('Enter'));
  await held.release();
  if (leftFor !== '') return { faults: [], isChanged: true };
  if (await isFocusLost(page, button.selector))
    return {
      faults: [
        {
          ...button,
          message: 'Pressing this draws it anew, and the focus falls back to the top of the page.',
          criteria: ['2.4.3'],
        },
      ],
      isChanged: true,
    };
  const came = await newcomer(page, button.selector);
  if (!came) return { faults: [], isChanged: changes > 0 };
  if (came.isLayer) return { faults: await followLayer(page, button, came), isChanged: true };
  if (!(await opener.isVisible()) || (await opener.evaluate((it, telling) => it.matches(telling), saysSo)))
    return { faults: [], isChanged: true };
  // What goes again at the next press was unfolded; what stays, or comes anew, was news.
  const isSameName = (await name()) === nameBefore;
  // What takes the place of something else, a slide or a list drawn anew, was not unfolded.
  if (await hasReplaced(page, button.selector)) return { faults: [], isChanged: true };
  await opener.focus();
  await page.keyboard.press('Enter');
  await painted(page);
  const isFolded = !(await isThere(page));
  const faults =
    isFolded && isSameName
      ? [{ ...button, message: 'This unfolds a part and folds it again, and never says whether it is open.' }]
      : [];
  return { faults, isChanged: true };
}

async function followLayer(page: Page, button: Fault, came: Newcomer): Promise<Fault[]> {
  const faults: Fault[] = [];
  const tell = (message: string) => faults.push({ ...button, message });
  if (!came.hasRole) tell('This opens a layer over the page, and nothing says that it is a dialog.');
  if (!(await holdsFocus(page))) tell('This opens a layer over the page, and the focus stays behind it.');
  const client = await page.context().newCDPSession(page);
  for (let press = 0; press < mostTabs; press += 1) {
    await pressTab(client, 1, false);
    if (!(await isFocusCovered(page))) continue;
    tell('Tab leads out of the layer that this opens, onto what the layer covers.');
    break;
  }
  await client.detach();
  await page.keyboard.press('Escape');
  await painted(page);
  if (await isThere(page)) tell('Escape does not close the layer that this opens.');
  else {
    if (
      !(await page
        .locator(button.selector)
        .first()
        .evaluate((it) => it === document.activeElement))
    )
      tell('When the layer that this opens closes, the focus does not come back here.');
    if (await isStillShutOff(page))
      faults.push({
        ...button,
        message:
          'When the layer that this opens closes, a part of the page stays hidden from screen readers.',
        criteria: ['1.3.1', '4.1.2'],
      });
  }
  return faults;
}

/** Whether the button that was pressed was taken out, one like it stands in its place, and nothing has the focus. */
const isFocusLost = (page: Page, selector: string) =>
  page.evaluate((path) => {
    const { auditPressed: pressed } = window;
    const { activeElement, body } = document;
    const now = document.querySelector(path);
    return (
      pressed?.isConnected === false &&
      (activeElement === null || activeElement === body) &&
      now !== null &&
      now.localName === pressed.localName &&
      window.auditDom.isPainted(now)
    );
  }, selector);

/** Whether something with stops in it that is seen again went on being shut off from assistive technology. */
const isStillShutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-hidden=true], [inert]')].some(
      (part) =>
        !window.auditHeld.includes(part) &&
        window.auditDom.isVisible(part) &&
        part.querySelector('a[href], button, input, select, textarea, h1, h2, p') !== null,
    ),
  );

/** What can be seen now, with words in it, and could not before: the outermost of it. */
async function newcomer(page: Page, opener: string): Promise<Newcomer | undefined> {
  return await page.evaluate((selector) => {
    const dom = window.auditDom;
    const button = document.querySelector(selector);
    const came = [...document.body.querySelectorAll('*')].find((element) => {
      if (window.auditShown.has(element) || !dom.isVisible(element) || !element.textContent?.trim())
        return false;
      return !button || (!element.contains(button) && !button.contains(element));
    });
    if (!came) return undefined;
    window.auditCame = came;
    const { width, height } = came.getBoundingClientRect();
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const isLarge = width * height >= (innerWidth * innerHeight) / 4;
    const isPlaced = /fixed|absolute/.test(getComputedStyle(came).position);
    const dialog = 'dialog, [role=dialog], [role=alertdialog]';
    return {
      isLayer: isPlaced && isLarge && came.contains(middle),
      hasRole: came.matches(dialog) || came.querySelector(dialog) !== null || came.closest(dialog) !== null,
    };
  }, opener);
}

/** Whether words that could be seen before the press, outside of the button, are gone. */
const hasReplaced = (page: Page, opener: string) =>
  page.evaluate((selector) => {
    const button = document.querySelector(selector);
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...window.auditShown].some(
      (element) => hasWords(element) && !button?.contains(element) && !window.auditDom.isPainted(element),
    );
  }, opener);

const isThere = (page: Page) =>
  page.evaluate(() => window.auditCame?.isConnected === true && window.auditDom.isPainted(window.auditCame));

const holdsFocus = (page: Page) =>
  page.evaluate(() => window.auditCame?.contains(document.activeElement) === true);

/** Whether something has the focus that lies outside of the layer and under it. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const { auditCame: layer } = window;
    const focused = document.activeElement;
    if (!layer || !focused || focused === document.body || layer.contains(focused)) return false;
    // The layer shuts off what it covers; what stands beside it is seen and may have the focus.
    const over = layer.getBoundingClientRect();
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
  });
