import { expect, hydrated, test } from '../support/fixtures.ts';
import { print } from '../support/printed.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    path: paths.eng['scrap-prices'],
    metal: 'Which metal?',
    weight: 'Weight',
    near: 'ZIP or postal code',
    show: 'Show prices',
    heading: 'No. 1 copper, near Houston, TX 77002',
    load: 'Your load',
    most: 'Who pays most first',
    sample: 'Sample data.',
    zero: /A load of zero brings nothing/,
    negative: /Write the weight without the minus sign/,
    absurd: /more than a whole train carries/,
    place: /We do not know that place/,
    unknown: /We have no prices for that metal/,
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    path: paths.es['scrap-prices'],
    metal: '¿Qué metal?',
    weight: 'Peso',
    near: 'Código postal',
    show: 'Ver precios',
    heading: 'Cobre n.º 1, cerca de Houston, TX 77002',
    load: 'Su carga',
    most: 'Ver primero el que más paga',
    sample: 'Datos de muestra.',
    zero: /Una carga de cero no vale nada/,
    negative: /Escriba el peso sin el signo de menos/,
    absurd: /más de lo que carga un tren entero/,
    place: /No conocemos ese lugar/,
    unknown: /No tenemos precios de ese metal/,
  },
] as const;

const dollars = (text: string | null): number => Number(text?.replace(/[^\d.]/g, ''));

for (const each of both) {
  const { language, origin, path } = each;

  test(`without script the ${language} page turns a metal, a place and a weight into dollars`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}${path}`);
    await page.getByLabel(each.metal).selectOption('copper-1');
    await page.getByLabel(each.weight, { exact: true }).fill('250');
    await page.getByLabel(each.near).fill('77002');
    await page.getByRole('button', { name: each.show }).click();
    await expect(page).toHaveURL(/metal=copper-1&weight=250&unit=pound&near=77002$/);
    await expect(page.getByRole('heading', { level: 2, name: each.heading })).toBeVisible();
    await expect(page.getByText(each.sample, { exact: true }).first()).toBeVisible();
    const table = page.getByRole('table').first();
    const head = await table.getByRole('columnheader').allTextContents();
    // On a phone it is beside the yard, in sight.
    expect(head[1]).toBe(each.load);
    const row = table.getByRole('row').nth(1);
    await expect(row.getByRole('rowheader')).toHaveText('Texas City, TX');
    const [load, , price] = await row.getByRole('cell').allTextContents();
    expect(dollars(load ?? null)).toBeCloseTo(250 * dollars(price ?? null), 2);
    // In the other order nobody pays more than the first.
    await page.getByRole('link', { name: each.most }).click();
    const paid = await page.getByRole('table').first().locator('tbody td:nth-of-type(3)').allTextContents();
    expect(dollars(paid[0] ?? null)).toBe(Math.max(...paid.map(dollars).filter((value) => value > 0)));
    await expect(page.getByLabel(each.near)).toHaveValue('77002');
    await expect(page.getByLabel(each.weight, { exact: true })).toHaveValue('250');
    await page.close();
  });

  test(`what is wrong with a ${language} question stands beside its field, and nothing typed is lost`, async ({
    page,
  }) => {
    for (const [query, label, words, value] of [
      ['weight=0', each.weight, each.zero, '0'],
      ['weight=-5', each.weight, each.negative, '-5'],
      ['weight=99999999999', each.weight, each.absurd, '99999999999'],
      ['near=xyzzy', each.near, each.place, 'xyzzy'],
    ] as const) {
      await page.goto(`${origin}${path}?metal=cans&${query}`);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(value);
      await expect(page.getByLabel(each.metal)).toHaveValue('cans');
      await expect(page.getByRole('table').first()).toBeVisible();
    }
    await page.goto(`${origin}${path}?metal=gold&weight=5`);
    await expect(page.getByLabel(each.metal)).toHaveAccessibleDescription(each.unknown);
    await expect(page.getByLabel(each.weight, { exact: true })).toHaveValue('5');
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test(`a ${language} yard in the table leads to its own board, with this metal’s history`, async ({
    page,
  }) => {
    await page.goto(`${origin}${path}?metal=copper-1&near=97204`);
    await page.getByRole('table').first().getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/\?grade=copper-1#prices$/);
    await page.locator('#prices').waitFor();
  });
}

test('with script the answer comes on the same page, is said, and leaves the focus where it was', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng['scrap-prices']}`);
  const weight = page.getByLabel('Weight', { exact: true });
  await weight.click();
  await hydrated(page);
  await weight.fill('1,000');
  await weight.press('Enter');
  await expect(page).toHaveURL(/metal=copper-1&weight=1%2C000&unit=pound$/);
  await expect(page.getByRole('columnheader', { name: 'Your load' }).first()).toBeVisible();
  await expect(weight).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /yards pay for it/ })).toHaveCount(1);
  await page.goBack();
  await expect(weight).toHaveValue('');
});

test('the first answers stand in the first screen', async ({ page }) => {
  for (const { origin, path } of both) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}${path}?metal=copper-1&near=77002&weight=250`);
    await expect(page.getByRole('table').first().getByRole('row').nth(2)).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('#main form button[type=submit]')).toBeInViewport();
    // What the load brings at the nearest yard, whole.
    const load = page.getByRole('table').first().locator('tbody td').first();
    await expect(load).toHaveText(/\$[\d,]+\.\d\d/);
    const figure = await load.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { right, bottom } = range.getBoundingClientRect();
      return { right, bottom };
    });
    expect(figure.right).toBeLessThanOrEqual(390);
    expect(figure.bottom).toBeLessThanOrEqual(844);
  }
});

test('a question is no page of its own for search engines, the page itself is', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto(`${production.englishOrigin}${paths.eng['scrap-prices']}`);
  await expect(robots).toHaveCount(0);
  await page.goto(`${production.englishOrigin}${paths.eng['scrap-prices']}?metal=cans&near=97204`);
  await expect(robots).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${production.englishOrigin}${paths.eng['scrap-prices']}`,
  );
});

test('on a phone the names of the yards stay while prices scroll, by keys as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${development.english}${paths.eng['scrap-prices']}?metal=copper-1&near=77002&weight=9`);
  const region = page.getByRole('group', { name: 'U.S. dollars for one pound' });
  const name = region.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('what was found in the catalog has today’s prices beside it, and they lead to all yards', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng['what-we-buy']}?q=copper+pipe`);
  await expect(
    page.getByText(/the lowest and the highest of all our yards, on boards of .* Sample data\./),
  ).toBeVisible();
  const price = page.locator(`#main a[href="${paths.eng['scrap-prices']}?metal=copper-1"]`).first();
  await expect(price).toHaveText(/^\$[\d.]+ to \$[\d.]+ a pound/);
  await price.click();
  await expect(page.getByLabel('Which metal?')).toHaveValue('copper-1');
  await expect(page.getByRole('heading', { level: 2, name: 'No. 1 copper' })).toBeVisible();
});

test('the answer for a load stands on the first printed sheet, without the form', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng['scrap-prices']}?metal=copper-1&near=77002&weight=250`);
  await hydrated(page);
  const { sheets } = await print(page);
  expect(sheets[0]).toMatch(/Your load.*Texas City, TX.*miles/);
  expect(sheets.join(' ')).not.toMatch(/Show prices|Print these/);
  expect(sheets.length).toBeLessThanOrEqual(3);
});
