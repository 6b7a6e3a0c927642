import type { Page } from '@playwright/test';
import { axeIn } from '@site/audit/engines/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

/** On the public hosts, where nothing but consent may store anything. */
const english = production.englishOrigin;
const spanish = production.spanishOrigin;

const words = {
  eng: {
    url: `${english}${paths.eng.company}`,
    openers: ['Cookie Preferences', 'Your Privacy Choices'],
    region: 'Your privacy choices',
    accept: 'Accept all',
    reject: 'Reject all',
    save: 'Save my choice',
    back: 'Return to the page',
    isOn: 'Your choice is saved. Analytics is on.',
    isOff: 'Your choice is saved. Analytics is off.',
    honored: 'Opt-out signal honored',
    signal: 'Your browser sends an opt-out signal (Global Privacy Control).',
  },
  es: {
    url: `${spanish}${paths.es.company}`,
    openers: ['Preferencias de cookies', 'Sus opciones de privacidad'],
    region: 'Sus opciones de privacidad',
    accept: 'Aceptar todo',
    reject: 'Rechazar todo',
    save: 'Guardar mi elección',
    back: 'Volver a la página',
    isOn: 'Su elección quedó guardada. El análisis de visitas está activado.',
    isOff: 'Su elección quedó guardada. El análisis de visitas está desactivado.',
    honored: 'Señal de exclusión respetada',
    signal: 'Su navegador envía una señal de exclusión: el Control Global de Privacidad (GPC).',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const both = Object.entries(words) as [keyof typeof words, Words][];

const opener = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** The paths of the views that were counted, as they are sent. */
function countedViews(page: Page): string[] {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visits') counted.push(request.postDataJSON().path);
  });
  return counted;
}

/** Whether the counter's file was asked for. */
function counterRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/analytics.js') asked.push(request.url());
  });
  return asked;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
    cookies: document.cookie,
  }));

for (const [language, said] of both) {
  test.describe(language, () => {
    test('before a choice the counter sleeps, nothing is stored and nothing opens by itself', async ({
      page,
    }) => {
      const views = countedViews(page);
      const asked = counterRequests(page);
      await openPage(page, said.url);
      const script = page.locator('script[data-category=analytics]');
      await expect(script).toHaveCount(1);
      await expect(script).toHaveAttribute('type', 'text/plain');
      await expect(script).toHaveAttribute('src', '/analytics.js');
      await expect(region(page, said.region)).toHaveCount(0);
      expect(await stored(page)).toEqual({ local: [], session: [], cookies: '' });
      expect([...views, ...asked]).toEqual([]);
    });

    test('both buttons of the footer open the choices, and leaving gives the focus back', async ({
      page,
    }) => {
      await openPage(page, said.url);
      for (const name of said.openers) {
        for (const leave of ['button', 'Escape']) {
          await opener(page, name).focus();
          await page.keyboard.press('Enter');
          await expect(region(page, said.region).getByRole('heading', { level: 2 })).toBeFocused();
          if (leave === 'Escape') await page.keyboard.press('Escape');
          else await button(page, said.back).click();
          await expect(region(page, said.region)).toHaveCount(0);
          await expect(opener(page, name)).toBeFocused();
        }
      }
    });

    test('accepting counts this view and the next ones, and is remembered', async ({ page, context }) => {
      const views = countedViews(page);
      await openPage(page, said.url);
      await opener(page, said.openers[0]).click();
      await button(page, said.accept).click();
      const confirmation = region(page, said.region).getByRole('status');
      await expect(confirmation).toHaveText(said.isOn);
      // The words have the focus, not the region: Orca would say "statusbar" and nothing of them.
      await expect(confirmation.getByText(said.isOn)).toBeFocused();
      await expect.poll(() => views).toHaveLength(1);
      await button(page, said.back).click();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).not.toHaveURL(said.url);
      await expect.poll(() => views).toEqual([new URL(said.url).pathname, new URL(page.url()).pathname]);
      expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
        ['site-visit', '1'],
      ]);
      await openPage(page, said.url);
      await expect.poll(() => views).toHaveLength(3);
    });

    test('rejecting counts nothing, now and on the next visit', async ({ page, context }) => {
      const views = countedViews(page);
      const asked = counterRequests(page);
      await openPage(page, said.url);
      await opener(page, said.openers[1]).click();
      await button(page, said.reject).click();
      await expect(region(page, said.region).getByRole('status')).toHaveText(said.isOff);
      await openPage(page, said.url);
      expect([...views, ...asked]).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect((await stored(page)).local).toEqual(['site-consent']);
    });

    test('Global Privacy Control keeps the counter off, is said and leaves nothing to choose', async ({
      page,
    }) => {
      const views = countedViews(page);
      const asked = counterRequests(page);
      await openPage(page, said.url);
      await opener(page, said.openers[0]).click();
      await button(page, said.accept).click();
      await expect.poll(() => views).toHaveLength(1);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
      });
      await openPage(page, said.url);
      await expect(page.getByRole('contentinfo')).toContainText(said.honored);
      expect(views).toHaveLength(1);
      expect(asked).toHaveLength(1);
      await opener(page, said.openers[0]).click();
      await expect(region(page, said.region)).toContainText(said.signal);
      await expect(region(page, said.region).getByRole('checkbox')).toHaveCount(0);
      await expect(button(page, said.accept)).toHaveCount(0);
      // The permission of earlier days is withdrawn, not only ignored; what withdraws it is loaded after the page.
      const kept = () => page.evaluate(() => localStorage.getItem('site-consent') ?? '{}');
      await expect.poll(async () => JSON.parse(await kept()).categories).toEqual(['necessary']);
      await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    });

    test('the open choices pass axe, and everything in them is reached by keyboard', async ({ page }) => {
      await openPage(page, said.url);
      for (const state of ['asked', 'saved']) {
        if (state === 'asked') await opener(page, said.openers[0]).click();
        else await button(page, said.reject).click();
        // The choices are loaded by the press, and saved before they say so.
        if (state === 'asked') await expect(region(page, said.region).getByRole('group')).toHaveCount(1);
        else await expect(region(page, said.region).getByRole('status')).toHaveText(said.isOff);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await (await axeIn(page)).include('#privacy-choices').analyze();
          expect
            .soft(
              violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
              `${state} ${width}`,
            )
            .toEqual([]);
        }
      }
      await button(page, said.back).click();
      await opener(page, said.openers[0]).click();
      await expect(region(page, said.region).getByRole('group')).toHaveCount(1);
      // From here the keys go on.
      await expect(region(page, said.region).getByRole('heading', { level: 2 })).toBeFocused();
      const visited: string[] = [];
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        visited.push(
          await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id || ''),
        );
      }
      expect(visited.slice(1)).toEqual(['consent-analytics', said.accept, said.reject, said.save, said.back]);
    });
  });
}

test('accepting and rejecting weigh the same', async ({ page }) => {
  await openPage(page, words.eng.url);
  await opener(page, 'Cookie Preferences').click();
  const look = (name: string) =>
    button(page, name).evaluate((element) => {
      const { backgroundColor, color, borderColor, borderWidth, fontSize, fontWeight } =
        getComputedStyle(element);
      return {
        backgroundColor,
        color,
        borderColor,
        borderWidth,
        fontSize,
        fontWeight,
        height: element.clientHeight,
      };
    });
  expect(await look('Accept all')).toEqual(await look('Reject all'));
});

test('a choice as marked is kept: analytics on by its box, off again later, with its cookie erased', async ({
  page,
  context,
  complaints,
}) => {
  // The browser's own word where a page came too late for the animation between two documents; no script can catch it.
  complaints.allow(/Transition was aborted because of invalid state/);
  const views = countedViews(page);
  await openPage(page, words.eng.url);
  await opener(page, 'Cookie Preferences').click();
  await expect(page.getByRole('checkbox', { name: 'Necessary (always on)' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Analytics' }).check();
  await button(page, 'Save my choice').click();
  await expect.poll(() => views).toHaveLength(1);
  await button(page, 'Return to the page').click();
  await opener(page, 'Cookie Preferences').click();
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Analytics' }).uncheck();
  await button(page, 'Save my choice').click();
  await expect(page.getByRole('status').filter({ hasText: 'Analytics is off' })).toBeVisible();
  await button(page, 'Return to the page').click();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(words.eng.url);
  await hydrated(page);
  expect(views).toHaveLength(1);
  await expect.poll(() => context.cookies()).toEqual([]);
});

test.describe('Do Not Track', () => {
  test.use({ extraHTTPHeaders: { dnt: '1' } });
  test('changes nothing: a permission counts views all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    });
    const views = countedViews(page);
    await openPage(page, words.eng.url);
    await expect(page.getByRole('contentinfo')).not.toContainText('Opt-out signal honored');
    await opener(page, 'Cookie Preferences').click();
    await button(page, 'Accept all').click();
    await expect.poll(() => views).toEqual([paths.eng.company]);
    await page.goto(`${english}${paths.eng['legal-notices']}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toContainText('Do Not Track');
  });
});

test('a path is all that is counted: no query, no fragment', async ({ page }) => {
  const views = countedViews(page);
  await openPage(page, `${english}${paths.eng.search}?s=private#results`);
  await opener(page, 'Your Privacy Choices').click();
  const answered = page.waitForResponse('**/api/visits');
  await button(page, 'Accept all').click();
  expect((await answered).status()).toBe(204);
  expect(views).toEqual([paths.eng.search]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there are no buttons that could do nothing, and the page says that nothing is counted', async ({
    page,
  }) => {
    await page.goto(words.eng.url);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
    const note = page.getByRole('contentinfo').locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('this site counts nothing');
  });
});
