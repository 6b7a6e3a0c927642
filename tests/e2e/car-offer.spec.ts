import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/fixtures.ts';
import { problemSummary } from '../support/problem-summary.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const vin = '1M8GDM9AXKP042788';
const question = 'zip=77002&year=2004&make=Harrow&model=Avocet';

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    path: paths.eng['car-offer'],
    from: paths.eng['vehicle-recycling-services'],
    lead: 'See your offer',
    zip: 'ZIP or postal code of the car',
    year: 'Year',
    make: 'Make',
    model: 'Model',
    kind: 'Kind of vehicle',
    vin: 'Vehicle identification number (VIN)',
    engine: 'Is the engine in it?',
    title: 'Title',
    no: 'No',
    lost: 'Lost',
    reckon: 'Get my offer',
    heading: 'Your 2004 Harrow Avocet in Houston, TX 77002',
    until: /Good until .+ \d{4}, seven days from today/,
    table: 'How we get to the offer',
    sample: 'Sample data.',
    notice: /Afterward: .*TxDMV/,
    duplicate: /A duplicate title/,
    wrong: {
      zip: /We do not know that place/,
      far: /None of our yards is near enough/,
      year: /The first cars were sold in 1886/,
      vinYear: /The VIN belongs to a car of 1989/,
      digit: /Character 9, the check digit, is “5”, but the other characters ask for “X”/,
      letter: /Character 12 is “O”, which no VIN has/,
      length: /A VIN has 17 characters; this one has 16/,
      kind: /We do not know this model/,
    },
    problem: 'There is a problem',
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    path: paths.es['car-offer'],
    from: paths.es['vehicle-recycling-services'],
    lead: 'Ver su oferta',
    zip: 'Código postal del auto',
    year: 'Año',
    make: 'Marca',
    model: 'Modelo',
    kind: 'Tipo de vehículo',
    vin: 'Número de identificación del vehículo (VIN)',
    engine: '¿Tiene el motor?',
    title: 'Título',
    no: 'No',
    lost: 'Perdido',
    reckon: 'Calcular mi oferta',
    heading: 'Su 2004 Harrow Avocet en Houston, TX 77002',
    until: /Vale hasta el .+ \d{4}, siete días a partir de hoy/,
    table: 'Cómo se llega a la oferta',
    sample: 'Datos de muestra.',
    notice: /Después: .*TxDMV/,
    duplicate: /duplicado/,
    wrong: {
      zip: /No conocemos ese lugar/,
      far: /Ninguno de nuestros centros queda lo bastante cerca/,
      year: /Los primeros autos se vendieron en 1886/,
      vinYear: /El VIN es de un auto del año 1989/,
      digit: /El carácter 9, el dígito verificador, es «5», pero según los demás debería ser «X»/,
      letter: /El carácter 12 es «O», que no aparece en ningún VIN/,
      length: /Un VIN tiene 17 caracteres; este tiene 16/,
      kind: /No conocemos este modelo/,
    },
    problem: 'Hay un problema',
  },
] as const;

const dollars = (text: string | null): number => Number(text?.replace('\u2212', '-').replace(/[^\d.-]/g, ''));

for (const each of both) {
  const { language, origin, path, wrong } = each;
  for (const hasScript of [true, false]) {
    test(`${hasScript ? 'with' : 'without'} script the ${language} page turns a car into an offer that adds up`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        javaScriptEnabled: hasScript,
        viewport: { width: 1280, height: 800 },
      });
      await page.goto(`${origin}${each.from}`);
      await page.getByRole('link', { name: each.lead, exact: true }).click();
      await expect(page.getByRole('table')).toHaveCount(0);
      await page.getByLabel(each.zip).fill('77002');
      await page.getByLabel(each.year, { exact: true }).fill('2004');
      await page.getByLabel(each.make, { exact: true }).selectOption('Harrow');
      await page.getByLabel(each.model).fill('Avocet');
      await page.getByLabel(each.engine).selectOption(each.no);
      await page.getByLabel(each.title, { exact: true }).selectOption(each.lost);
      await page.getByRole('button', { name: each.reckon }).click();
      await expect(page.getByRole('heading', { level: 2, name: each.heading })).toBeVisible();
      await expect(page.getByText(each.until)).toBeVisible();
      await expect(page.getByText(each.sample)).toBeVisible();
      const table = page.getByRole('table', { name: each.table });
      const rows = await table.locator('tbody tr').all();
      const steps = await Promise.all(
        rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map(dollars)),
      );
      for (const side of [0, 1]) {
        const [curb, engine, left, tons, price, metal, tow, offer] = steps.map(
          (step) => step[side] ?? Number.NaN,
        );
        expect(left).toBe((curb ?? 0) + (engine ?? 0));
        expect(tons).toBeCloseTo((left ?? 0) / 2000, 1);
        expect(metal).toBe(Math.round((tons ?? 0) * (price ?? 0)));
        expect(offer).toBe(Math.floor(((metal ?? 0) + (tow ?? 0)) / 5) * 5);
      }
      await expect(page.getByText(each.notice)).toBeVisible();
      await expect(page.getByText(each.duplicate).first()).toBeVisible();
      await expect(page.getByLabel(each.model)).toHaveValue('Avocet');
      await page.close();
    });
  }

  test(`what is wrong with a ${language} car stands beside its field, and no figure is shown`, async ({
    page,
  }) => {
    for (const [query, label, words] of [
      [question.replace('77002', 'xyzzy'), each.zip, wrong.zip],
      [question.replace('77002', '99501'), each.zip, wrong.far],
      [question.replace('2004', '1776'), each.year, wrong.year],
      [`${question}&vin=${vin}`, each.year, wrong.vinYear],
      [`${question}&vin=${vin.replace('X', '5')}`, each.vin, wrong.digit],
      [`${question}&vin=${vin.replace('0', 'O')}`, each.vin, wrong.letter],
      [`${question}&vin=${vin.slice(1)}`, each.vin, wrong.length],
      [question.replace('Avocet', 'Zeppelin'), each.kind, wrong.kind],
    ] as const) {
      await page.goto(`${origin}${path}?${query}`);
      const field = page.getByLabel(label, { exact: !label.startsWith(each.zip) });
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('table')).toHaveCount(0);
      // The summary above the form says the same, and leads to the field.
      const summary = problemSummary(page, each.problem);
      await summary.getByRole('link', { name: words }).click();
      await expect(field).toBeFocused();
    }
  });

  test(`axe finds nothing on the ${language} offer, asked, answered and refused`, async ({ page }) => {
    for (const query of ['', `?${question}&wheels=no&title=owed`, '?zip=xyzzy&vin=123']) {
      await page.goto(`${origin}${path}${query}`);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}

for (const { language, origin, path } of both)
  test(`a phone shows both columns of the ${language} reckoning without scrolling sideways`, async ({
    page,
  }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const query of [
        question,
        `${question}&engine=no&wheels=no`,
        question.replace('77002', 'V3T+1V4'),
      ]) {
        await page.goto(`${origin}${path}?${query}`);
        const table = page.getByRole('table');
        const beyond = await table.evaluate((own) => own.scrollWidth - (own.parentElement?.clientWidth ?? 0));
        expect(beyond, `${width} px, ${query}`).toBeLessThanOrEqual(0);
      }
    }
  });

test('an offer stands in the first screen, and is no page for search engines', async ({ page }) => {
  const address = `${production.englishOrigin}${paths.eng['car-offer']}`;
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${address}?${question}`);
    await expect(page.getByText(/^\$\d+ to \$\d+$/)).toBeInViewport();
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto(address);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
