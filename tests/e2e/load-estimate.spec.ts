import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths, someYard } from '../support/site-pages.ts';

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    yard: 'Which yard?',
    metal: 'Metal 1',
    gross: 'Gross weight',
    off: 'Take off (tare), if any',
    show: 'Work out the load',
    about: /^About \$[\d,]+\.\d\d at Portland/,
    sum: 'Sum of the load',
    sample: 'Sample data.',
    board: /^Board of /,
    zero: /A load of zero brings nothing/,
    whole: /nothing is left to pay for/,
    noYard: /Choose a yard\./,
    noLine: /Fill in at least one line/,
    fromYard: 'Work out what your load brings here',
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    yard: '¿Qué centro?',
    metal: 'Metal n.º 1',
    gross: 'Peso bruto',
    off: 'Descuento (tara), si lo hay',
    show: 'Calcular la carga',
    about: /^Unos \$[\d,]+\.\d\d en Portland/,
    sum: 'Total de la carga',
    sample: 'Datos de muestra.',
    board: /^Precios del /,
    zero: /Una carga de cero no vale nada/,
    whole: /no queda nada por pagar/,
    noYard: /Elija un centro\./,
    noLine: /Llene al menos una línea/,
    fromYard: 'Calcule cuánto vale su carga aquí',
  },
] as const;

for (const words of both) {
  const path = paths[words.language]['load-estimate'];
  const load = `?yard=${someYard}&unit=pound&metal1=copper-1&gross1=500&off1=80&metal2=light-iron&gross2=2000`;

  test.describe(`a load in ${words.language} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('is reckoned line by line: gross less tare is net, net is paid, and the sum is said first', async ({
      page,
    }) => {
      await page.goto(`${words.origin}${path}`);
      await page.getByLabel(words.yard).selectOption(someYard);
      await page.getByLabel(words.metal).selectOption('copper-1');
      await page.getByLabel(words.gross).first().fill('500');
      await page.getByLabel(words.off).first().fill('80');
      await page.getByRole('button', { name: words.show }).click();
      await expect(page.getByRole('heading', { level: 2, name: words.about })).toBeVisible();
      const row = page.getByRole('row').nth(1);
      await expect(row.getByRole('cell').nth(0)).toHaveText('500');
      await expect(row.getByRole('cell').nth(1)).toHaveText('80');
      await expect(row.getByRole('cell').nth(2)).toHaveText('420');
      await expect(page.getByRole('rowheader', { name: words.sum })).toBeVisible();
      await expect(page.locator('#main')).toContainText(words.sample);
      await expect(page.locator('#main').getByText(words.board)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

    test('says what is wrong with a weight of zero, a tare as heavy as the load and no yard', async ({
      page,
    }) => {
      await page.goto(`${words.origin}${path}?yard=${someYard}&metal1=copper-1&gross1=0`);
      await expect(page.getByLabel(words.gross).first()).toHaveAccessibleDescription(words.zero);
      await page.goto(`${words.origin}${path}?yard=${someYard}&metal1=copper-1&gross1=5&off1=5`);
      await expect(page.getByLabel(words.off).first()).toHaveAccessibleDescription(words.whole);
      await page.goto(`${words.origin}${path}?metal1=copper-1&gross1=5`);
      await expect(page.getByLabel(words.yard)).toHaveAccessibleDescription(words.noYard);
    });

    test('asks for a line when its button is pressed over an empty list, and not when a yard leads here', async ({
      page,
    }) => {
      await page.goto(`${words.origin}${path}?yard=${someYard}`);
      await expect(page.getByLabel(words.metal)).toHaveAccessibleDescription('');
      await page.getByRole('button', { name: words.show }).click();
      await expect(page.getByLabel(words.metal)).toHaveAccessibleDescription(words.noLine);
      await expect(page.getByLabel(words.yard)).toHaveAccessibleDescription('');
    });
  });

  test(`a load in ${words.language} prints as a sheet without its form, and the yard's page leads to it`, async ({
    page,
  }) => {
    await page.goto(`${words.origin}${path}${load}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader', { name: words.sum })).toBeVisible();
    await expect(page.getByLabel(words.yard)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${words.origin}${paths[words.language].yard.replace(':id', someYard)}`);
    await expect(page.locator('#main').getByRole('link', { name: words.fromYard })).toHaveAttribute(
      'href',
      `${path}?yard=${someYard}`,
    );
  });
}
