import { readPageTexts } from '@site/catalogs/pseudolocale/page-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

for (const [language, address] of [
  ['English', `${development.english}${paths.eng.console}`],
  ['Spanish', `${development.spanish}${paths.es.console}`],
] as const) {
  test(`outside production the ${language} console tells environment, health, log and checks`, async ({
    page,
  }) => {
    await page.goto(address);
    const facts = page.getByRole('table').first();
    await expect(facts).toContainText('development');
    await expect(facts).toContainText(/v24\./);
    await expect(facts).toContainText(/answers|responde/);
    await expect(page.getByRole('table').nth(1)).toContainText(/axe-core \d+\.\d+/);
    await expect(page.getByRole('table').last()).toContainText('request');
  });
}

test('the console shows that something was received and not a word of it', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.console}`);
  const text = (await page.locator('#main').textContent()) ?? '';
  expect(text).not.toMatch(/@[a-z]+\.|\b\d{3}-555-\d{4}\b/);
});

test('what the log says is machine English, which no translator is asked for', async ({ page }) => {
  await page.goto(`${development.spanish}${paths.es.console}`);
  const event = page.getByRole('table').last().getByText('request', { exact: true }).first();
  await expect(event).toHaveAttribute('lang', 'en');
  const texts = (await readPageTexts(page)).map(({ text }) => text);
  expect(texts).toContain('Últimas líneas del registro');
  expect(texts).not.toContain('request');
});

test('in production the console is an unknown address', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto(`${production.englishOrigin}${paths.eng.console}`);
  await expect(page).toHaveURL(/\/page-not-found\?l=%2Fconsole$/);
  await page.goto(`${production.spanishOrigin}${paths.es['console-components']}`);
  await expect(page).toHaveURL(/\/pagina-no-encontrada\?l=/);
});
