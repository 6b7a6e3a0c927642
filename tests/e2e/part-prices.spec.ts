import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    path: paths.eng['part-prices'],
    rules: paths.eng['yard-rules'],
    box: 'Part, in English or Spanish',
    group: 'Group of parts',
    show: 'Show prices of parts',
    whole: /^\d+ parts$/,
    sample: /Sample data\. The amounts are made up/,
    street: ['mofle', 'Muffler'],
    other: ['alternator', 'Alternator'],
    nothing: 'The list has no part of that name.',
    all: 'see the whole list',
    unknown: /The list has no such group/,
    list: 'Look it up in the list',
    wheels: 'Brakes, steering and wheels',
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    path: paths.es['part-prices'],
    rules: paths.es['yard-rules'],
    box: 'Pieza, en español o inglés',
    group: 'Grupo de piezas',
    show: 'Ver precios de piezas',
    whole: /^\d+ piezas$/,
    sample: /Datos de muestra\. Los montos son inventados/,
    street: ['múfler', 'Silenciador'],
    other: ['alternator', 'Alternador'],
    nothing: 'La lista no tiene ninguna pieza con ese nombre.',
    all: 'vea la lista completa',
    unknown: /La lista no tiene ese grupo/,
    list: 'Búsquelo en la lista',
    wheels: 'Frenos, dirección y ruedas',
  },
] as const;

for (const each of both) {
  const { language, origin, path } = each;

  test(`without script the ${language} list is found from the rules, and a part by its name in either language`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}${each.rules}`);
    await page.getByRole('link', { name: each.list }).click();
    await expect(page.locator('#parts')).toHaveText(each.whole);
    await expect(page.getByText(each.sample)).toBeVisible();
    expect(await page.getByRole('table').count()).toBeGreaterThan(5);
    for (const [typed, name] of [each.street, each.other]) {
      await page.getByLabel(each.box).fill(typed);
      await page.getByRole('button', { name: each.show }).click();
      await expect(page.getByLabel(each.box)).toHaveValue(typed);
      await expect(page.locator('#main tbody th').first()).toContainText(name);
      await expect(page.getByRole('table')).toHaveCount(1);
    }
    const cells = page.getByRole('row').filter({ hasText: each.other[1] }).getByRole('cell');
    await expect(cells).toHaveText(['$30.00', '$9.00']);
    await page.getByLabel(each.box).fill('');
    await page.getByLabel(each.group, { exact: true }).selectOption(each.wheels);
    await page.getByRole('button', { name: each.show }).click();
    await expect(page.getByRole('table', { name: each.wheels })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(1);
    await page.close();
  });

  test(`a ${language} question that no part answers is said, keeps its words and leads to the list`, async ({
    page,
  }) => {
    await page.goto(`${origin}${path}?q=flux+capacitor`);
    await expect(page.getByText(each.nothing)).toBeVisible();
    await expect(page.getByLabel(each.box)).toHaveValue('flux capacitor');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: each.all }).click();
    await expect(page.locator('#parts')).toHaveText(each.whole);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goto(`${origin}${path}?group=moon`);
    await expect(page.getByLabel(each.group, { exact: true })).toHaveAccessibleDescription(each.unknown);
  });

  test(`on a phone the ${language} amounts stay a table beside the names of the parts`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${origin}${path}`);
    const row = page.locator('#main table').first().locator('tbody tr').first();
    const name = (await row.locator('th').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const price = (await row.locator('td').first().boundingBox()) ?? { x: 0, y: -1 };
    expect(price.x).toBeGreaterThanOrEqual(name.x + name.width - 1);
    expect(price.y).toBeCloseTo(name.y, 0);
    await expect(page.locator('#main table').first()).toHaveAttribute('data-figures', '');
  });

  test(`axe finds nothing on the ${language} price list`, async ({ page }) => {
    for (const query of ['', '?q=rin', '?q=zzz&group=moon']) {
      await page.goto(`${origin}${path}${query}`);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}
