import { axeFindings } from '../support/axe-findings.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { addressOf, paths } from '../support/site-pages.ts';

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    path: paths.eng['vehicle-inventory'],
    yard: addressOf('eng', 'yard', 'houston'),
    make: 'Make',
    model: 'Model',
    from: 'From year',
    to: 'To year',
    near: 'ZIP or postal code',
    week: 'Arrived',
    show: 'Show vehicles',
    more: 'More vehicles',
    found: /^[\d,]+ vehicles?$/,
    fresh: /– new$/,
    sample: /Sample data\. The vehicles are made up/,
    inYard: 'The vehicles in this yard now, with their rows',
    digits: /four digits, such as 2009/,
    order: /comes before the first one/,
    place: /We do not know that place/,
    unknown: /There is no vehicle of that make in our yards today/,
    others: 'Models of Harrow in our yards now',
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    path: paths.es['vehicle-inventory'],
    yard: addressOf('es', 'yard', 'houston'),
    make: 'Marca',
    model: 'Modelo',
    from: 'Desde el año',
    to: 'Hasta el año',
    near: 'Código postal',
    week: 'Llegada',
    show: 'Ver vehículos',
    more: 'Más vehículos',
    found: /^[\d,]+ vehículos?$/,
    fresh: /– nuevo$/,
    sample: /Datos de muestra\. Los vehículos son inventados/,
    inYard: 'Los vehículos que hay hoy en este centro, con su fila',
    digits: /cuatro cifras, por ejemplo 2009/,
    order: /es anterior al primero/,
    place: /No conocemos ese lugar/,
    unknown: /Hoy no hay ningún vehículo de esa marca/,
    others: 'Modelos de Harrow que hay ahora en nuestros patios',
  },
] as const;

for (const each of both) {
  const { language, origin, path } = each;

  test(`without script the ${language} page finds a make, its years and a place, and leads to more`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}${path}`);
    await expect(page.getByText(each.sample)).toBeVisible();
    await page.getByLabel(each.make, { exact: true }).selectOption('Harrow');
    await page.getByLabel(each.from).fill('2000');
    await page.getByLabel(each.to).fill('2015');
    await page.getByLabel(each.near).fill('77002');
    await page.getByRole('button', { name: each.show }).click();
    await expect(page).toHaveURL(/make=Harrow&model=&from=2000&to=2015&yard=&near=77002&new=$/);
    await expect(page.locator('#vehicles')).toHaveText(each.found);
    const names = await page.getByRole('rowheader').allTextContents();
    expect(names.length).toBe(25);
    for (const name of names) {
      expect(name).toMatch(/^\d{4} Harrow /);
      expect(Number(name.slice(0, 4))).toBeGreaterThanOrEqual(2000);
      expect(Number(name.slice(0, 4))).toBeLessThanOrEqual(2015);
    }
    const away = await page.getByRole('table').locator('tbody td[data-numeric]').allTextContents();
    const miles = away.map((text) => Number.parseFloat(text));
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    await page.getByRole('link', { name: each.more }).click();
    await expect(page).toHaveURL(/make=Harrow.*near=77002&page=2#vehicles$/);
    await expect(page.getByLabel(each.from)).toHaveValue('2000');
    expect(await page.getByRole('rowheader').allTextContents()).not.toEqual(names);
    await page.close();
  });

  test(`the ${language} page shows what came this week, and every row of it says so`, async ({ page }) => {
    await page.goto(`${origin}${path}`);
    await page.getByLabel(each.week, { exact: true }).selectOption('1');
    await page.getByRole('button', { name: each.show }).click();
    await expect(page).toHaveURL(/new=1/);
    const arrived = page.locator('main tbody td:last-child');
    await expect(arrived).toHaveCount(25);
    for (const text of await arrived.allTextContents()) expect(text).toMatch(each.fresh);
  });

  test(`what is wrong with a ${language} question about vehicles stands beside its field, and nothing typed is lost`, async ({
    page,
  }) => {
    for (const [query, label, words, value] of [
      ['from=old', each.from, each.digits, 'old'],
      ['from=2010&to=2001', each.to, each.order, '2001'],
      ['near=xyzzy', each.near, each.place, 'xyzzy'],
    ] as const) {
      await page.goto(`${origin}${path}?model=clover&${query}`);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(value);
      await expect(page.getByLabel(each.model, { exact: true })).toHaveValue('clover');
      await expect(page.getByRole('table')).toBeVisible();
    }
    await page.goto(`${origin}${path}?make=Nobody`);
    await expect(page.getByLabel(each.make, { exact: true })).toHaveAccessibleDescription(each.unknown);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto(`${origin}${path}?make=Harrow&model=zzz`);
    await expect(page.getByText(each.others)).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Clover' }).click();
    await expect(page.getByRole('rowheader').first()).toHaveText(/Harrow Clover$/);
  });

  test(`a ${language} parts yard leads to the vehicles that stand in it, and a metals yard to none`, async ({
    page,
  }) => {
    await page.goto(`${origin}${each.yard}`);
    await page.getByRole('link', { name: each.inYard }).click();
    await expect(page).toHaveURL(`${origin}${path}?yard=houston`);
    const yards = await page.locator('main tbody td:nth-of-type(2)').allTextContents();
    expect(new Set(yards)).toEqual(new Set(['Houston, TX']));
    await page.goto(`${origin}${each.yard.replace('houston', 'tacoma')}`);
    await expect(page.getByRole('link', { name: each.inYard })).toHaveCount(0);
  });

  test(`axe finds nothing on the ${language} page of vehicles, with a fault and without an answer`, async ({
    page,
  }) => {
    for (const query of ['?make=Harrow&near=77002&from=old', '?make=Harrow&model=zzz']) {
      await page.goto(`${origin}${path}${query}`);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}

test('with script the vehicles come on the same page, are counted aloud, and leave the focus where it was', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng['vehicle-inventory']}`);
  const model = page.getByLabel('Model', { exact: true });
  await model.click();
  await hydrated(page);
  await model.fill('r150');
  await model.press('Enter');
  await expect(page).toHaveURL(/\?model=r150$/);
  await expect(page.getByRole('rowheader').first()).toHaveText(/Foothill R-150$/);
  await expect(model).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ vehicles$/ })).toHaveCount(1);
  await page.goBack();
  await expect(model).toHaveValue('');
});

test('a question about vehicles is no page of its own for search engines, the page itself is', async ({
  page,
}) => {
  const robots = page.locator('meta[name=robots]');
  const address = `${production.englishOrigin}${paths.eng['vehicle-inventory']}`;
  await page.goto(address);
  await expect(robots).toHaveCount(0);
  await page.goto(`${address}?make=Foothill`);
  await expect(robots).toHaveAttribute('content', /noindex/);
});
