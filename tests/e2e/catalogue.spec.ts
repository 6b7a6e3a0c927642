import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const catalogues = [
  {
    language: 'English',
    address: `${development.english}${paths.eng['what-we-buy']}`,
    label: 'What do you have?',
    typed: 'copper pipe',
    count: /^\d+ match(es)? for “copper pipe”$/,
    sticks: 'It sticks',
    apart: 'It does not stick',
    load: { weight: 'Pounds', near: 'ZIP or postal code', submit: 'Work it out' },
    own: /^Texas City, TX, \d+ miles away: (\$[\d.]+) a pound; 200 pounds: (\$[\d.]+)$/,
    fault: /without the minus sign/,
  },
  {
    language: 'Spanish',
    address: `${development.spanish}${paths.es['what-we-buy']}`,
    label: '¿Qué tiene?',
    typed: 'tubo de cobre',
    count: /“tubo de cobre”$/,
    sticks: 'Se pega',
    apart: 'No se pega',
    load: { weight: 'Libras', near: 'Código postal', submit: 'Calcular' },
    own: /^Texas City, TX, a \d+ millas: (\$[\d.]+) por libra; 200 libras: (\$[\d.]+)$/,
    fault: /sin el signo/,
  },
] as const;

const [english] = catalogues;
const heading = (page: Page) => page.locator('#results');
const said = (page: Page) => page.locator('section:has(#results) [role=status]');
const hits = (page: Page) => page.locator('section:has(#results) ul[aria-label] summary > span');

/** Asks what 200 pounds bring near Houston, and expects that answer and no other price than the nearest yard's. */
async function askForLoad(page: Page, { load, own }: (typeof catalogues)[number]): Promise<void> {
  await page.getByLabel(load.weight, { exact: true }).fill('200');
  await page.locator('#material-near').fill('77002');
  await page.getByRole('button', { name: load.submit }).click();
  const line = page.locator('[data-part=own]').first();
  await expect(line).toHaveText(own);
  const [, pound = '', sum = ''] = own.exec((await line.textContent()) ?? '') ?? [];
  const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));
  expect(dollars(sum)).toBeCloseTo(dollars(pound) * 200, 2);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    weight: '200',
    near: '77002',
  });
}

for (const each of catalogues) {
  test(`${each.language}: beside its price a thing says what the visitor’s own load brings at the nearest yard`, async ({
    page,
  }) => {
    await page.goto(`${each.address}?q=${encodeURIComponent(each.typed)}`);
    await page.locator('#material-weight').focus();
    await hydrated(page);
    await askForLoad(page, each);
    await expect(said(page)).toHaveText(/200 (pounds|libras): \$/);
    // The price leads to all yards' prices for the same load.
    const price = page.locator('#main a[href*="metal=copper"]').first();
    await expect(price).toHaveAttribute('href', /near=77002&weight=200&metal=copper/);
    await page.locator('#material-weight').fill('-5');
    await page.locator('#material-weight').press('Enter');
    await expect(page.locator('#material-weight')).toHaveAccessibleDescription(each.fault);
    await expect(said(page)).toHaveText(each.fault);
    await expect(page.locator('#material-weight')).toHaveValue('-5');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${each.language}: what a load brings is answered by the form alone`, async ({ page }) => {
      await page.goto(`${each.address}?q=${encodeURIComponent(each.typed)}`);
      await askForLoad(page, each);
    });
  });
}

for (const { language, address, label, typed, count, sticks, apart } of catalogues) {
  test(`${language}: the catalog follows what is typed, says the count and today’s prices`, async ({
    page,
  }) => {
    await page.goto(address);
    const box = page.getByLabel(label);
    await box.focus();
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request: Request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('.data')) asked.push(searchParams.get('q') ?? '');
    });
    await page.keyboard.type(typed, { delay: 40 });
    await expect(heading(page)).toHaveText(count);
    await expect(said(page)).toHaveText(count);
    await expect(box).toHaveValue(typed);
    await expect(box).toBeFocused();
    expect(new URL(page.url()).searchParams.get('q')).toBe(typed);
    expect(asked.length).toBeLessThanOrEqual(3);
    // Prices come with the answer, from the server.
    await expect(page.locator('#main a[href*="metal=copper"]').first()).toHaveText(/\$/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: the magnet is a choice of the form, which keeps what was typed`, async ({ page }) => {
      await page.goto(address);
      await page.getByLabel(label).fill(typed);
      await page.getByRole('radio', { name: apart }).check();
      await page.locator('#main form[role=search] button[type=submit]').click();
      await expect(page).toHaveURL(/[?&]magnet=no\b/);
      await expect(page.getByLabel(label)).toHaveValue(typed);
      await expect(page.getByRole('radio', { name: apart })).toBeChecked();
      await expect(hits(page).first()).toBeVisible();
      await page.getByRole('radio', { name: sticks, exact: true }).check();
      await page.locator('#main form[role=search] button[type=submit]').click();
      await expect(page).toHaveURL(/[?&]magnet=sticks\b/);
      // No magnet holds copper.
      await expect(hits(page)).toHaveCount(0);
    });
  });
}

for (const { language, address, sticks } of catalogues)
  test(`${language}: the magnet pressed first of all narrows the catalog`, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const whole = await heading(page).textContent();
      await page.locator('fieldset label').filter({ hasText: sticks }).first().click();
      await expect(page).toHaveURL(/\?magnet=sticks$/);
      await expect(heading(page)).not.toHaveText(whole ?? '');
    }
  });

for (const { language, address, typed } of catalogues)
  test(`${language}: the first price that answers a text is not far below the first screen`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${address}?q=${encodeURIComponent(typed)}`);
      const price = page.locator('#main a[href*="metal=copper"]').first();
      // From the header down: what stands above it is this server's own notice.
      const y = await price.evaluate(
        (link) =>
          link.getBoundingClientRect().top -
          (document.querySelector('header')?.getBoundingClientRect().top ?? Number.NaN),
      );
      expect(y, `${width} px`).toBeLessThan(1.6 * height);
    }
  });

test('what a magnet does filters the catalog by keyboard, and Back from another page brings it again', async ({
  page,
}) => {
  await page.goto(english.address);
  await hydrated(page);
  const whole = await heading(page).textContent();
  await page.getByRole('radio', { name: 'I have not tried' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?magnet=sticks$/);
  await expect(heading(page)).not.toHaveText(whole ?? '');
  await expect(said(page)).toHaveText((await heading(page).textContent()) ?? '');
  await expect(page.getByRole('radio', { name: 'It sticks' })).toBeFocused();
  const count = await heading(page).textContent();
  await page.getByRole('link', { name: 'Scrap prices', exact: false }).last().click();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'It sticks' })).toBeChecked();
  await expect(heading(page)).toHaveText(count ?? '');
});

test('typing takes the place of the address, Enter adds one, and Back returns to the question before', async ({
  page,
}) => {
  await page.goto(`${english.address}?q=brass`);
  await hydrated(page);
  const box = page.getByLabel(english.label);
  await box.fill('battery');
  await expect(page).toHaveURL(/\?q=battery$/);
  await box.fill('radiator');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=radiator$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=battery$/);
  await expect(box).toHaveValue('battery');
});

test('a letter or two ask nobody, and no letter typed before the script is lost', async ({ page }) => {
  await page.goto(english.address, { waitUntil: 'commit' });
  const box = page.getByLabel(english.label);
  await box.focus();
  await page.keyboard.type('water heater', { delay: 30 });
  await hydrated(page);
  await expect(page).toHaveURL(/q=water\+heater$/);
  await expect(box).toHaveValue('water heater');
  await expect(hits(page).first()).toHaveText(/water heater/i);
  await box.fill('wa');
  await page.waitForTimeout(600);
  expect(new URL(page.url()).searchParams.get('q')).toBe('water heater');
});

test('a server that is busy is told in place of an answer, and asked again by the button', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  await page.goto(english.address);
  await hydrated(page);
  await page.route('**/what-we-buy.data*', (route) =>
    route.fulfill({ status: 503, body: '<p>busy</p>', contentType: 'text/html' }),
  );
  const box = page.getByLabel(english.label);
  await box.fill('radiator');
  await expect(heading(page)).toHaveText('The catalog does not answer at the moment.');
  await expect(said(page)).toHaveText('The catalog does not answer at the moment.');
  await expect(hits(page)).toHaveCount(0);
  await expect(box).toHaveValue('radiator');
  await page.unroute('**/what-we-buy.data*');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(heading(page)).toHaveText(/“radiator”$/);
  await expect(box).toHaveValue('radiator');
});
