import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const boxes = {
  eng: {
    pages: [`${production.englishOrigin}/`, `${production.englishOrigin}${paths.eng.locations}`],
    title: 'Find a Location',
    field: 'Address, or ZIP or postal code',
    hint: 'For example: 97204',
    search: 'Search',
    empty: 'Please enter address',
    results: `${production.englishOrigin}${paths.eng['location-search']}`,
    list: 'Complete Location List',
    listTarget: `${paths.eng.locations}#locationList`,
  },
  es: {
    pages: [`${production.spanishOrigin}/`, `${production.spanishOrigin}${paths.es.locations}`],
    title: 'Encuentre un centro',
    field: 'Dirección o código postal',
    hint: 'Por ejemplo: 97204',
    search: 'Buscar',
    empty: 'Por favor ingrese la dirección',
    results: `${production.spanishOrigin}${paths.es['location-search']}`,
    list: 'Lista completa de instalaciones',
    listTarget: `${paths.es.locations}#locationList`,
  },
} as const;
type Words = (typeof boxes)[keyof typeof boxes];

const box = (page: Page, said: Words) => page.getByRole('search', { name: said.title });
const field = (page: Page, said: Words) => box(page, said).getByRole('textbox', { name: said.field });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

for (const [language, said] of Object.entries(boxes)) {
  test.describe(language, () => {
    test('Enter and the button lead to the results with text and kinds of yard', async ({ page }) => {
      for (const url of said.pages) {
        for (const how of ['Enter', 'button']) {
          await open(page, url);
          await field(page, said).fill(' 97204 Portland & más ');
          if (how === 'Enter') await page.keyboard.press('Enter');
          else await box(page, said).getByRole('button', { name: said.search, exact: true }).click();
          await page.waitForURL(`${said.results}?**`);
          const address = new URL(page.url());
          expect(address.origin + address.pathname).toBe(said.results);
          expect([...address.searchParams]).toEqual([
            ['zip', '97204 Portland & más'],
            ['div', 'MRB,SMB'],
          ]);
        }
      }
    });

    test('empty and blank stay on the page, say what is missing, and typing takes it away', async ({
      page,
    }) => {
      for (const url of said.pages) {
        await open(page, url);
        for (const typed of ['', '   ']) {
          await field(page, said).fill(typed);
          await page.keyboard.press('Enter');
          await expect(box(page, said).getByText(said.empty)).toBeVisible();
          await expect(page.getByText(said.empty)).toHaveCount(1);
          await expect(field(page, said)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(page, said)).toHaveAccessibleDescription(`${said.hint} ${said.empty}`);
          await expect(field(page, said)).toBeFocused();
          await expect(page).toHaveURL(url);
          const isLive = await field(page, said).evaluate((input) => {
            const live = input.closest('[aria-live=polite]');
            return live?.isConnected;
          });
          expect(isLive, 'said by a polite region').toBe(true);
        }
        await field(page, said).pressSequentially('9');
        await expect(page.getByText(said.empty)).toHaveCount(0);
        await expect(field(page, said)).not.toHaveAttribute('aria-invalid');
        await expect(field(page, said)).toHaveAccessibleDescription(said.hint);

        await field(page, said).fill('');
        await box(page, said).getByRole('button', { name: said.search, exact: true }).click();
        await expect(page.getByText(said.empty)).toBeVisible();
        await expect(page).toHaveURL(url);
      }
    });

    test('the second button leads to the list of all yards', async ({ page }) => {
      await open(page, said.pages[0]);
      const button = page.getByRole('main').getByRole('link', { name: said.list });
      await expect(button).toHaveAttribute('href', said.listTarget);
      await button.click();
      await expect(page).toHaveURL(new URL(said.listTarget, said.pages[0]).href);
      await expect(page.locator('#locationList')).toBeFocused();
      await expect(page.locator('#locationList')).toBeInViewport();
    });

    test('the results page repeats the text and keeps it through Back', async ({ page }) => {
      await open(page, said.pages[0]);
      await field(page, said).fill('97204');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${said.results}?zip=97204&div=MRB%2CSMB`);
      await hydrated(page);
      await expect(field(page, said)).toHaveValue('97204');
      await field(page, said).fill('80202');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${said.results}?zip=80202&div=MRB%2CSMB`);
      await page.goBack();
      await expect(field(page, said)).toHaveValue('97204');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('the form asks for the same address, and an empty one is answered in words', async ({ page }) => {
        await page.goto(said.pages[0]);
        await field(page, said).fill('97204');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${said.results}?zip=97204&div=MRB%2CSMB`);
        await expect(page.getByRole('main')).toContainText('97204');
        await page.goto(said.pages[0]);
        await box(page, said).getByRole('button', { name: said.search, exact: true }).click();
        await expect(page).toHaveURL(`${said.results}?zip=&div=MRB%2CSMB`);
        await expect(page.getByRole('main')).toContainText(said.empty);
      });
    });
  });
}

test('a search sent before React listens arrives as soon as it does', async ({ page }) => {
  let letScriptsCome = () => {};
  const gate = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(boxes.eng.pages[0], { waitUntil: 'domcontentloaded' });
  await field(page, boxes.eng).fill('97204');
  await page.keyboard.press('Enter');
  letScriptsCome();
  await expect(page).toHaveURL(`${boxes.eng.results}?zip=97204&div=MRB%2CSMB`);
});

test('a search asks for the same address when the application cannot be had', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch|module/);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(boxes.eng.pages[0], { waitUntil: 'domcontentloaded' });
  await field(page, boxes.eng).fill('97204');
  await box(page, boxes.eng).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${boxes.eng.results}?zip=97204&div=MRB%2CSMB`);
});

test('the English box lies on light paper, the Spanish one on basalt', async ({ page }) => {
  for (const [said, surface] of [
    [boxes.eng, 'raised'],
    [boxes.es, 'plate'],
  ] as const) {
    await open(page, said.pages[0]);
    await expect(
      page
        .locator('[data-surface]')
        .filter({ has: box(page, said) })
        .last(),
    ).toHaveAttribute('data-surface', surface);
  }
});

test('the results page names the three kinds of yard, and choosing one repeats the search with it', async ({
  page,
}) => {
  await page.goto(`${production.englishOrigin}${paths.eng['location-search']}?zip=97204&div=MRB%2CSMB`);
  await hydrated(page);
  const kinds = page.getByRole('list', { name: 'Kind of yard' });
  await expect(kinds.getByRole('link')).toHaveText(['Metals Recycling', 'Auto Recycling', 'All']);
  await expect(kinds.locator('[aria-current]')).toHaveText('Metals Recycling');
  await kinds.getByRole('link', { name: 'Auto Recycling' }).click();
  await expect(page).toHaveURL(
    `${production.englishOrigin}${paths.eng['location-search']}?zip=97204&div=ARB`,
  );
  await expect(kinds.locator('[aria-current]')).toHaveText('Auto Recycling');
});
