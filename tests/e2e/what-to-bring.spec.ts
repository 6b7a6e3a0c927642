import type { Locator } from '@playwright/test';
import content from '#features/materials/content/places.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { sectionOf } from '../support/section-of.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test.use({ javaScriptEnabled: false });

const words = {
  eng: {
    where: 'Where do you sell?',
    what: 'What do you sell?',
    copper: 'Copper pipe and wire',
    cans: 'Drink cans',
    show: 'Make my list',
    list: (place: string) => `Your list for ${place}`,
    sold: 'You sell: Copper pipe and wire',
    rule: 'For nonferrous metal: a valid photo ID of a state or of the United States',
    source: /^Source: .*Utah Code, Title 76/,
    read: 'copy read on November 24, 2026',
    date: /^[A-Z][a-z]+ \d+, \d{4}$/,
    decides: 'The yard decides, and local law applies',
    more: 'When the person at the gate asks for more than is listed here, bring that.',
  },
  es: {
    where: '¿Dónde vende?',
    what: '¿Qué vende?',
    copper: 'Tubo y cable de cobre',
    cans: 'Latas de bebida',
    show: 'Hacer mi lista',
    list: (place: string) => `Su lista para ${place}`,
    sold: 'Usted vende: Tubo y cable de cobre',
    rule: 'Para metales no ferrosos: una identificación oficial con foto y vigente',
    source: /^Fuente: .*Código de Utah, título 76/,
    read: 'copia leída el 24 de noviembre de 2026',
    date: /^\d+ de [a-z]+ de \d{4}$/,
    decides: 'El centro decide y vale la ley del lugar',
    more: 'Si en la entrada le piden más de lo que dice aquí, tráigalo.',
  },
} as const;

/** The line about a source: a link to the text, and the day on which a copy of it was read. */
const lineOf = (list: Locator, name: string) => {
  const page = list.page();
  const lines = list.getByRole('listitem').filter({ has: page.locator('time') });
  return lines.filter({ has: page.getByRole('link', { name, exact: true }) });
};

for (const language of ['eng', 'es'] as const) {
  const said = words[language];
  const address = development.origins[language] + paths[language]['what-to-bring'];

  test(`without script the ${language} list for Utah and copper cites the law, tells the day it was read, and leaves the word to the yard`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByLabel(said.where).selectOption('Utah');
    await page.getByLabel(said.what).selectOption(said.copper);
    await page.getByRole('button', { name: said.show }).click();
    await expect(page).toHaveURL(`${address}?place=utah&goods=copper#list`);
    const answer = sectionOf(page.getByRole('main'), said.list('Utah'));
    await expect(answer.getByText(said.sold)).toBeVisible();
    const rule = answer.getByRole('listitem').filter({ hasText: said.rule });
    await expect(rule.getByRole('link', { name: 'Utah Code § 76-6-1403' })).toHaveAttribute(
      'href',
      'https://le.utah.gov/xcode/Title76/Chapter6/76-6-S1403.html',
    );
    await expect(answer.getByText(said.source)).toBeVisible();
    await expect(lineOf(answer, 'Utah Code § 76-6-1403')).toContainText(said.read);
    await expect(answer.getByRole('heading', { name: said.decides })).toBeVisible();
    await expect(answer.getByText(said.more)).toBeVisible();
    // Utah's law on nonferrous metal says nothing of drink cans.
    await page.getByLabel(said.what).selectOption(said.cans);
    await page.getByRole('button', { name: said.show }).click();
    await expect(page).toHaveURL(`${address}?place=utah&goods=cans#list`);
    await expect(answer.getByRole('heading', { name: said.decides })).toBeVisible();
    await expect(rule).toHaveCount(0);
  });

  test(`the ${language} list of every place names each of its sources with the day it was read`, async ({
    page,
  }) => {
    for (const { id, sources, rules } of content.places) {
      await page.goto(`${address}?place=${id}`);
      const place = (await page.getByLabel(said.where).locator('option:checked').textContent()) ?? '';
      const answer = sectionOf(page.getByRole('main'), said.list(place));
      for (const { name, address: law, readOn } of sources) {
        const line = lineOf(answer, name);
        await expect(line.getByRole('link', { name, exact: true })).toHaveAttribute('href', law);
        await expect(line.locator('time')).toHaveAttribute('datetime', readOn);
        await expect(line.locator('time')).toHaveText(said.date);
      }
      // Every rule of the place has its law beside it; rules of our own have none.
      const cited = answer.getByRole('listitem').filter({ hasNot: page.locator('time') });
      await expect(cited.locator('small a')).toHaveText(
        ['identity', 'record', 'ownership', 'payment'].flatMap((subject) =>
          rules
            .filter((rule) => rule.subject === subject)
            .map(({ source }) => sources.find((each) => each.id === source)?.name ?? ''),
        ),
      );
      await expect(answer.getByRole('heading', { name: said.decides })).toBeVisible();
    }
  });
}
