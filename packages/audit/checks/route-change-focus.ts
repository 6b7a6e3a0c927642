import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { painted } from '../page/tab-key.ts';

/** How long a page that the script swaps in may take until the focus stands where it should, in milliseconds. */
const patience = 5000;

/** What was left behind in the document before a link was followed, and gone if a new document came. */
interface Watch {
  title: string;
  heading: string;
  spoken: string[];
}

/** A few links that lead to other pages of this site, from the content, the navigation and the foot; by their hrefs. */
async function linksToFollow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const here = location.href.replace(/#.*/, '');
    const of = (place: string): string[] =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`)]
        .filter(
          (link) => window.auditDom.isPainted(link) && link.target === '' && !link.hasAttribute('download'),
        )
        .filter(({ protocol, host }) => protocol === location.protocol && host === location.host)
        .filter(({ href }) => href.replace(/#.*/, '') !== here && !/\.\w{2,5}([?#]|$)/.test(href))
        .map((link) => link.getAttribute('href') ?? '');
    return [...new Set([of('main')[0], of('header')[0] ?? of('nav')[0], of('footer').at(-1)])].filter(
      (href) => href !== undefined,
    );
  });
}

/** Follows a link by key; what came of it, or nothing where the browser itself opened a new document. */
async function follow(page: Page, href: string): Promise<Fault[] | null> {
  const link = page
    .locator(`a[href=${JSON.stringify(href)}]`)
    .filter({ visible: true })
    .first();
  const start = page.url();
  const { place, before } = await link.evaluate((element) => {
    (element as HTMLElement).focus();
    const watch: Watch = {
      title: document.title,
      heading: document.querySelector('main h1, h1')?.textContent ?? '',
      spoken: [],
    };
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const words = region?.textContent?.trim();
        if (words && !watch.spoken.includes(words)) watch.spoken.push(words);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { auditWatch: watch });
    return { place: window.auditDom.fault(element, ''), before: { ...watch } };
  });
  await page.keyboard.press('Enter');
  const arrived = await page
    .waitForFunction((address) => !('auditWatch' in window) || location.href !== address, start, {
      timeout: patience,
    })
    .then(() => page.evaluate(() => 'auditWatch' in window))
    .catch(() => null);
  const faults: Fault[] = [];
  const tell = (message: string) => faults.push({ ...place, message });
  if (arrived === null) return [{ ...place, message: 'Enter on this link leads nowhere.' }];
  if (!arrived) return null;
  const isFocused = await page
    .waitForFunction(
      () => {
        // A link may lead to a part of a page; then that part is where the reader goes on.
        const part =
          location.hash.length > 1
            ? document.getElementById(decodeURIComponent(location.hash.slice(1)))
            : null;
        const { activeElement } = document;
        if (part !== null && activeElement !== null)
          return (
            part.contains(activeElement) ||
            (activeElement.matches('h1, h2, h3, h4') && activeElement.contains(part))
          );
        const heading = document.querySelector('main h1') ?? document.querySelector('h1');
        return heading !== null && activeElement === heading;
      },
      undefined,
      { timeout: patience },
    )
    .then(() => true)
    .catch(() => false);
  if (!isFocused) {
    const at = await page.evaluate(() => document.activeElement?.localName ?? 'nothing');
    tell(`After this link was followed the focus is on ${at}, not on the new h1.`);
  }
  const after = await page.evaluate(async () => {
    const { spoken } = (window as unknown as { auditWatch: Watch }).auditWatch;
    const heading = document.querySelector('main h1, h1')?.textContent ?? '';
    const served = await fetch(location.href)
      .then((answer) => answer.text())
      .catch(() => '');
    const fresh = new DOMParser().parseFromString(served, 'text/html');
    return {
      spoken,
      title: document.title,
      isServedSo:
        fresh.title === document.title &&
        fresh.querySelector('main h1, h1')?.textContent?.trim() === heading.trim(),
    };
  });
  // Two pages may be named alike on purpose; then the server names them alike too.
  if (after.title === before.title && !after.isServedSo)
    tell('After this link was followed the title of the page is still the old one.');
  if (after.spoken.length + (isFocused ? 1 : 0) > 1)
    tell(`After this link was followed the arrival is spoken more than once: ${after.spoken.join(' | ')}.`);
  faults.push(...(await goBack(page, start, before, { ...place, message: '' }, href)));
  return faults;
}

/** Goes back, and sees whether the focus is where the visitor left off. */
async function goBack(
  page: Page,
  start: string,
  { title, heading }: Watch,
  place: Fault,
  href: string,
): Promise<Fault[]> {
  await page.evaluate(() => history.back());
  await page.waitForURL(start, { timeout: patience, waitUntil: 'commit' }).catch(() => undefined);
  // The address changes before the page does, and the page that is being left has the focus on its h1.
  await page
    .waitForFunction(
      (was) =>
        document.title === was.title && document.querySelector('main h1, h1')?.textContent === was.heading,
      { title, heading },
      { timeout: patience },
    )
    .then(() => painted(page))
    .catch(() => undefined);
  const isBack = await page
    .waitForFunction(
      (used) => {
        const { activeElement } = document;
        return activeElement?.getAttribute('href') === used || activeElement?.localName === 'h1';
      },
      href,
      { timeout: patience },
    )
    .then(() => true)
    .catch(() => false);
  if (isBack) return [];
  const { at, isSame } = await page.evaluate(() => ({
    at: document.activeElement?.localName ?? 'nothing',
    isSame: 'auditWatch' in window,
  }));
  const how = isSame ? '' : ' The whole document was loaded anew.';
  return [
    { ...place, message: `Going back leaves the focus on ${at}, neither on this link nor on the h1.${how}` },
  ];
}

/** Follows links that the script handles, forwards and back. */
export const routeChangeFocus: Check = {
  id: 'route-change-focus',
  title: {
    eng: 'A page that the script swaps in takes the focus, its own title, and is spoken once',
    es: 'Una página que el código cambia recibe el foco, su propio título y se anuncia una sola vez',
  },
  fix: {
    eng: 'After a navigation set the title and move the focus to the new h1; use no live region beside it.',
    es: 'Tras navegar, ponga el título y lleve el foco al nuevo h1; no use además una región activa.',
  },
  criteria: ['2.4.2', '2.4.3', '4.1.3'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page }) => {
    await installDomHelpers(page);
    const faults: Fault[] = [];
    let looked = 0;
    for (const href of await linksToFollow(page)) {
      const found = await follow(page, href);
      // A document of its own: the browser does what is needed, and the page is another one now.
      if (found === null) break;
      looked += 1;
      faults.push(...found);
      await installDomHelpers(page);
    }
    return reportOf({ faults, looked });
  },
};
