import type { CDPSession, Page } from '@playwright/test';
import { pages as manifest, type PageEntry } from '#site/manifest.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { markStops } from '../support/page-probes.ts';
import { development, production } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

const originOf = { eng: production.englishOrigin, es: production.spanishOrigin };
const pagesWithForm: ReadonlySet<string> = new Set(
  (manifest as readonly PageEntry[]).filter(({ hasForm }) => hasForm).map(({ id }) => id),
);
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

interface Walk {
  /** Numbers of the stops that took the focus, in the order in which they did. */
  visited: string[];
  /** Stops that took the focus while nothing of them could be seen. */
  unseen: string[];
}

/** Presses Tab so many times without waiting between the presses, and tells where the focus went. */
async function walk(page: Page, client: CDPSession, count: number, isBackwards: boolean): Promise<Walk> {
  await page.evaluate(() => {
    const seen: Walk = { visited: [], unseen: [] };
    const note = ({ target }: Event) => {
      const element = target as HTMLElement;
      const stop = element.dataset.stop ?? element.outerHTML.slice(0, 120);
      const { width, height } = element.getBoundingClientRect();
      seen.visited.push(stop);
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || width < 1 || height < 1) seen.unseen.push(stop);
    };
    document.addEventListener('focusin', note);
    const endWalk = () => {
      document.removeEventListener('focusin', note);
      return seen;
    };
    Object.assign(window, { endWalk });
  });
  const key = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  const presses = Array.from({ length: count }, () =>
    client.send('Input.dispatchKeyEvent', { ...key, modifiers: isBackwards ? 8 : 0 }),
  );
  await Promise.all(presses);
  return await page.evaluate(() => (window as unknown as { endWalk: () => Walk }).endWalk());
}

for (const language of ['eng', 'es'] as const) {
  for (const size of [wide, narrow]) {
    test(`on every ${language} page at ${size.width} px Tab visits each stop once, in order, and back`, async ({
      page,
      context,
      complaints,
    }) => {
      test.setTimeout(240_000);
      complaints.allow(/404/);
      await page.setViewportSize(size);
      const client = await context.newCDPSession(page);
      const pages = visitedPages.filter(
        (each) => each.language === language && !each.id.startsWith('console'),
      );
      for (const { id, path } of pages) {
        const url = `${originOf[language]}${path}`;
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        if (id === 'home' || pagesWithForm.has(id)) await settle(page);
        const stops = await markStops(page);
        const order = stops.map((_, index) => `${index}`);
        const inner = await furtherStopsInside(page);
        const forwards = await walk(page, client, stops.length + inner, false);
        expect.soft(forwards.visited.map(nameIn(stops)), `${url} forwards`).toEqual(stops);
        expect.soft(forwards.unseen.map(nameIn(stops)), `${url}: focus on what cannot be seen`).toEqual([]);

        // One more press leaves the page's last stop: it is no trap.
        await walk(page, client, 1, false);
        const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop);
        expect.soft(at, `${url}: Tab does not leave the last stop`).not.toBe(order.at(-1));

        await page.locator(`[data-stop="${order.at(-1)}"]`).focus();
        const backwards = await walk(page, client, stops.length - 1 + inner, true);
        expect
          .soft(backwards.visited.map(nameIn(stops)), `${url} backwards`)
          .toEqual(stops.slice(0, -1).reverse());
        const jumps = await page
          .locator('[tabindex]')
          .evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex > 0).length);
        expect.soft(jumps, `${url}: elements with a Tab order of their own`).toBe(0);
      }
    });
  }
}

/**
 * How many stops more than one a page's films and days hold: both have parts of their own, which Tab visits one by one
 * while the focus stays with the element.
 */
async function furtherStopsInside(page: Page): Promise<number> {
  const parted = page.locator('video[controls], input[type=date]').filter({ visible: true });
  let further = 0;
  for (const element of await parted.all()) {
    await element.focus();
    const isInside = () => element.evaluate((each) => each === document.activeElement);
    let presses = 0;
    for (; (await isInside()) && presses < 20; presses += 1) await page.keyboard.press('Tab');
    expect(presses, 'the element lets the focus go').toBeLessThan(20);
    further += presses - 1;
  }
  if (further === 0) return 0;
  // The walk begins where a reader begins: at the top.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await markStops(page);
  return further;
}

/** Lets what comes late be there before stops are counted: the news, and the human check, which loads when it is near. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('main').locator('form').last().scrollIntoViewIfNeeded();
  const check = page.locator('form [role=group][id$="-recaptcha"]');
  if ((await check.count()) > 0) await expect(check.getByRole('checkbox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

const nameIn = (stops: string[]) => (stop: string) => stops[Number(stop)] ?? stop;

/** How many of nine points of the focused element are covered by something else, or out of the window. */
const hiddenPoints = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const box = boxes[0] ?? focused.getBoundingClientRect();
    const hidden: string[] = [];
    for (const across of [0.04, 0.5, 0.96]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        const top = document.elementFromPoint(x, y);
        const isSeen =
          top !== null && (focused.contains(top) || (top.contains(focused) && top.localName === 'label'));
        if (!isSeen)
          hidden.push(`${Math.round(x)},${Math.round(y)} ${top?.localName ?? 'outside the window'}`);
      }
    }
    const words = focused.textContent || focused.getAttribute('aria-label') || focused.id;
    return { stop: `${focused.localName} ${words.trim().slice(0, 40)}`, hidden };
  });

for (const size of [wide, narrow]) {
  test(`at ${size.width} px nothing ever covers what has the focus, in either direction`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    const client = await context.newCDPSession(page);
    for (const [url, opener] of [
      [`${development.english}/`],
      [`${development.spanish}/`],
      [`${development.english}/data-privacy`],
      [`${development.spanish}/compania`, 'Preferencias de cookies'],
      [`${development.english}/locations`, 'Cookie Preferences'],
    ] as const) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      if (opener) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.locator('#privacy-choices h2')).toBeFocused();
      }
      const stops = (await markStops(page)).length;
      for (const isBackwards of [false, true]) {
        let looked = 0;
        for (let step = 0; step < stops; step += 1) {
          await walk(page, client, 1, isBackwards);
          const seen = await hiddenPoints(page);
          if (!seen) break;
          looked += 1;
          expect
            .soft(seen.hidden, `${url} ${isBackwards ? 'backwards' : 'forwards'}: ${seen.stop}`)
            .toEqual([]);
        }
        expect.soft(looked, `${url}: stops looked at`).toBeGreaterThanOrEqual(stops - 1);
      }
    }
  });
}

test('the first stop is the way past the navigation: shown while it has the focus, and it arrives', async ({
  page,
}) => {
  for (const [url, words] of [
    [`${production.englishOrigin}/company`, 'Skip to main content'],
    [`${production.spanishOrigin}/`, 'Saltar al contenido principal'],
  ] as const) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('outside fields no letter, digit or sign does anything', async ({ page }) => {
  await page.goto(`${production.englishOrigin}/`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').focus();
  const before = await page.locator('body').ariaSnapshot();
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.,-') await page.keyboard.press(key);
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL(`${production.englishOrigin}/`);
});

test('everything works in a low, wide window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(`${production.englishOrigin}/`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'About Us' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Play the film' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeFocused();
});
