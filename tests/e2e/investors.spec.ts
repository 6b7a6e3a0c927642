import type { Page } from '@playwright/test';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import type { PageId } from '#site/manifest.ts';
import { expect, hydrated, served, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const origin = { eng: production.englishOrigin, es: production.spanishOrigin };
const address = (language: 'eng' | 'es', id: PageId, rest = '') =>
  `${origin[language]}${paths[language][id]}${rest}`;

/** The last Saturday that is over, `yyyy-mm-dd`. */
function lastSaturday(): string {
  let day = addDays(new Date().toISOString().slice(0, 10), -1);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 6) day = addDays(day, -1);
  return day;
}

/** The count in the heading of a list: `14 releases` → 14. */
async function countOf(page: Page): Promise<number> {
  return Number((await page.locator('#list').textContent())?.match(/\d+/)?.[0]);
}

/** What a link of the open page leads to; only the browser finds the hosts below `localhost`. */
function fetched(page: Page, href: string) {
  return page.evaluate(async (wanted) => {
    const reply = await fetch(wanted);
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers) as Record<string, string>,
      text: await reply.text(),
    };
  }, href);
}

test.describe('news', () => {
  test('a choice keeps focus and page, and its count is said', async ({ page }) => {
    await page.goto(address('eng', 'news-releases'));
    await hydrated(page);
    const all = await countOf(page);
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('results');
    await page.getByRole('button', { name: 'Show releases' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=results/);
    const heading = page.locator('#list');
    // The address changes before the answer is drawn.
    await expect(heading).not.toHaveText(`${all} releases`);
    await expect(page.getByRole('status').filter({ hasText: /releases?$/ })).toHaveText(
      (await heading.textContent()) ?? '',
    );
    expect(await countOf(page)).toBeLessThan(all);
    await expect(page.getByRole('button', { name: 'Show releases' })).toBeFocused();
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(heading).toHaveText(`${all} releases`);
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('');
  });

  test('older releases open with the focus on the heading of the list', async ({ page }) => {
    await page.goto(address('eng', 'news-releases'));
    await hydrated(page);
    await page.getByRole('link', { name: 'Older releases' }).click();
    await expect(page).toHaveURL(/\?page=2#list$/);
    await expect(page.locator('#list')).toBeFocused();
    // The heading that has the focus says the count; a status beside it would say it again.
    await expect(page.locator('#list ~ [role=status]')).toHaveText('');
    await expect(page.getByRole('link', { name: 'Newer releases' })).toBeVisible();
  });

  for (const [query, lands] of [
    ['?page=99', ''],
    ['?page=0', ''],
    ['?page=-1&category=results', '?category=results'],
    ['?page=2e1', ''],
    ['?year=1850', '?year=1850'],
    ['?category=%3Cscript%3E&year=2026%00', '?category=%3Cscript%3E&year=2026%00'],
  ] as const) {
    test(`the address with ${query} answers with releases`, async ({ page }) => {
      const response = await page.goto(address('eng', 'news-releases', query));
      expect(response?.status()).toBe(200);
      expect(page.url()).toBe(address('eng', 'news-releases', lands));
      expect(await countOf(page)).toBeGreaterThan(0);
    });
  }

  test('a release can be passed on by email, and its neighbours are named by their titles', async ({
    page,
  }) => {
    await page.goto(address('eng', 'news-releases'));
    const second = page.locator('#main h4 a').nth(1);
    const title = (await second.textContent()) ?? '';
    await second.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const mail = await page.getByRole('link', { name: 'Share by email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(page.url());
    const others = page.getByRole('navigation', { name: 'Other releases' });
    await expect(others.getByRole('link')).toHaveCount(2);
  });
});

test.describe('filings', () => {
  for (const [language, id, heading] of [
    ['eng', 'sec-filings', /^\d+ filings?$/],
    ['es', 'sec-filings', /^\d+ documentos?$/],
    ['eng', 'director-filings', /^\d+ reports?$/],
    ['es', 'director-filings', /^\d+ informes?$/],
  ] as const) {
    test(`${language} ${id} are chosen by form without a script`, async ({ browser }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const page = await plain.newPage();
      await page.goto(address(language, id));
      await expect(page.locator('#list')).toHaveText(heading);
      const all = await countOf(page);
      const choice = page.locator('#filter-form');
      const form = await choice.locator('option').nth(1).getAttribute('value');
      await choice.selectOption(form);
      await page.locator('form:has(#filter-form) button').click();
      await expect.poll(() => new URL(page.url()).searchParams.get('form')).toBe(form);
      // The address is new when the first bytes come: rows are counted when the last have.
      await page.waitForLoadState();
      expect(await countOf(page)).toBeLessThan(all);
      const shown = await page.locator('table').first().locator('tbody tr').allTextContents();
      expect(shown.length).toBeGreaterThan(0);
      for (const row of shown) expect(row).toContain(form ?? '');
      await plain.close();
    });

    test(`${language} ${id} answer a page and a form that do not exist with what there is`, async ({
      page,
    }) => {
      expect((await page.goto(address(language, id, '?page=999&form=ZZ')))?.status()).toBe(200);
      await expect(page.locator('#list')).toHaveText(heading);
    });
  }

  test('the plain name of a form leads to what the page says about it', async ({ page }) => {
    await page.goto(address('eng', 'sec-filings', '?form=10-Q'));
    await hydrated(page);
    const help = page.getByRole('link', { name: 'Quarterly report' }).first();
    await help.click();
    await expect(page).toHaveURL(/#regular$/);
    await expect(page.getByRole('heading', { name: 'How is the company doing?' })).toBeInViewport();
  });
});

test.describe('prices', () => {
  test('the chart covers the period that is chosen, and a table tells the same', async ({ page }) => {
    await page.goto(address('eng', 'stock-information'));
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'The price over 1 year' })).toBeVisible();
    const figure = page.locator('figure:has([role=img])');
    await expect(figure.getByRole('img')).toHaveAccessibleDescription(/From \$.+ the price (rose|fell) to/);
    await figure.locator('summary').click();
    expect(await figure.locator('tbody tr').count()).toBeGreaterThanOrEqual(12);
    await page.getByRole('link', { name: '3 years' }).click();
    const heading = page.getByRole('heading', { name: 'The price over 3 years' });
    await expect(heading).toBeFocused();
    expect(await figure.locator('tbody tr').count()).toBeGreaterThanOrEqual(36);
  });

  for (const [language, said] of [
    ['eng', 'Show the results and dividends as a table'],
    ['es', 'Mostrar los resultados y dividendos en una tabla'],
  ] as const) {
    test(`${language}: results and dividends of the time are marked, and a table without script leads to each`, async ({
      browser,
      request,
    }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const page = await plain.newPage();
      await page.goto(address(language, 'stock-information'));
      const news = (await (
        await request.get(`${development.english}/api/investornews/1?category=results`)
      ).json()) as { id: string; releaseDate: { date: string } }[];
      const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
      const inTime = news.filter(({ releaseDate: { date } }) => date >= yearAgo);
      expect(inTime.length).toBeGreaterThan(2);
      await page.getByText(said, { exact: true }).click();
      const table = page.locator('details[open]').getByRole('table');
      for (const { id } of inTime) await expect(table.locator(`a[href$="/${id}"]`)).toBeVisible();
      const dividends = table.getByRole('row').filter({ hasText: '$0.19' });
      expect(await dividends.count()).toBeGreaterThan(2);
      // Each row is a mark in the drawing.
      const marks = page.locator('figure:has([role=img]) [data-part=plot] [data-part=point]');
      await expect(marks).toHaveCount((await table.getByRole('row').count()) - 1);
      await plain.close();
    });
  }

  for (const [language, sentence] of [
    ['eng', /was on a weekend, when the exchange rests\. This is the price of the trading day before/],
    [
      'es',
      /cayó en fin de semana, cuando la bolsa descansa\. Este es el precio del día de operaciones anterior/,
    ],
  ] as const) {
    test(`${language}: a Saturday is answered with the trading day before, and why`, async ({ browser }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const page = await plain.newPage();
      await page.goto(address(language, 'stock-information'));
      const saturday = lastSaturday();
      await page.locator('#price-date').fill(saturday);
      await page.locator('form:has(#price-date) button').click();
      await expect(page).toHaveURL(new RegExp(`\\?date=${saturday}#day$`));
      await expect(page.locator('#main')).toContainText(sentence);
      await expect(page.locator('#price-date')).toHaveValue(saturday);
      await plain.close();
    });
  }

  for (const [date, says] of [
    ['2024-12-25', 'Christmas Day'],
    ['2999-01-01', 'This day lies ahead.'],
    ['1999-01-04', 'This day is too long ago.'],
    ['2026-02-30', 'Please enter a date that exists'],
    ['yesterday', 'Please enter a date that exists'],
  ] as const) {
    test(`the question for ${date} is answered with “${says}”`, async ({ page }) => {
      const url = address('eng', 'stock-information', `?date=${date}`);
      expect((await page.goto(url))?.status()).toBe(200);
      await expect(page.locator('#main')).toContainText(says);
    });
  }
});

test.describe('the return calculator', () => {
  test('reckons without a script what the prices of the two days say', async ({ browser, request }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(address('eng', 'return-calculator'));
    await page.getByLabel('Number of shares').fill('1,000');
    await page.getByLabel('Bought on').fill('2025-01-15');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/shares=1%2C000&date=2025-01-15&dividends=keep#result$/);
    // The address is new when the first bytes come: the page is read when the last have.
    await page.waitForLoadState();
    const text = (await page.locator('#main').textContent()) ?? '';
    // The same series on every server; only browsers know the name of this one.
    const call = await request.get(`${development.english}${quoteCall}/2025-01-15`);
    const [{ lastTrade }] = (await call.json()) as [{ lastTrade: number }];
    const paid = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(lastTrade * 1000);
    expect(text).toContain(`Bought at the close of January 15, 2025`);
    expect(text).toContain(`$${paid} in all`);
    const amounts = await page.locator('table tbody tr td:nth-child(4)').allTextContents();
    expect(amounts.length).toBeGreaterThan(5);
    for (const amount of amounts) expect(amount).toBe('$190.00');
    await plain.close();
  });

  test('says at the fields what is wrong', async ({ page }) => {
    await page.goto(address('es', 'return-calculator', '?shares=muchas&date=1990-01-01'));
    await expect(page.locator('#return-shares')).toHaveAccessibleDescription(/Escriba un número de acciones/);
    await expect(page.locator('#return-date')).toHaveAccessibleDescription(/Escriba un día entre/);
    await expect(page.getByRole('heading', { name: 'Revise lo que escribió' })).toBeVisible();
  });
});

test.describe('dates for investors', () => {
  test('the visitor’s own time is in the language of the page before React has come', async ({ page }) => {
    await page.goto(address('es', 'investor-events'));
    await served(page);
    const next = page.locator('section:has(#upcoming) li:has(h3)').first();
    await expect(next).toContainText(/Donde está usted: (lunes|martes|miércoles|jueves|viernes),? .* P[SD]T/);
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  });

  test('an event has New York’s time, the visitor’s own, and a file for the calendar', async ({ page }) => {
    await page.goto(address('eng', 'investor-events'));
    await hydrated(page);
    const next = page.locator('section:has(#upcoming) li:has(h3)').first();
    await expect(next.locator('time').first()).toHaveText(/^\w+ \d+, \d{4}, \d+:\d\d\s[ap]\.m\. ET$/);
    await expect(next).toContainText(/Where you are: \w+.* P[SD]T/);
    const link = next.getByRole('link', { name: /^Add to your calendar/ });
    const file = await page.request.get(`${development.english}${await link.getAttribute('href')}`);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });

  for (const language of ['eng', 'es'] as const) {
    test(`the ${language} list leads to a page for each event, and from one to the next`, async ({
      page,
    }) => {
      await page.goto(address(language, 'investor-events'));
      const [first, second] = await page
        .locator('section:has(#past) h3')
        .evaluateAll((headings) => headings.slice(0, 2).map(({ textContent }) => textContent ?? ''));
      await page.getByRole('link', { name: first ?? '', exact: true }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(first ?? '');
      await expect(page).toHaveURL(/\/\d+$/);
      await page.locator('nav [data-place=first] a').click();
      await expect(heading).toHaveText(second ?? '');
      await page.locator('nav [data-place=second] a').click();
      await expect(heading).toHaveText(first ?? '');
      const [other] = language === 'eng' ? (['es'] as const) : (['eng'] as const);
      await expect(page.locator(`head link[hreflang=${other === 'es' ? 'es' : 'en'}]`)).toHaveAttribute(
        'href',
        address(other, 'investor-event').replace(':id', new URL(page.url()).pathname.split('/').at(-1) ?? ''),
      );
    });
  }

  test('an event that is to come has its file, and one that nobody knows is not found', async ({
    page,
    complaints,
  }) => {
    await page.goto(address('es', 'investor-events'));
    await page.locator('section:has(#upcoming) h3 a').first().click();
    await expect(page).not.toHaveURL(address('es', 'investor-events'));
    const link = page.getByRole('main').getByRole('link', { name: /\(\.ics\)/ });
    // The address changes before the page does: the list, with a file for each event, may still stand.
    await expect(link).toHaveCount(1);
    const file = await fetched(page, (await link.getAttribute('href')) ?? '');
    expect(file.text.replaceAll('\r\n ', '')).toContain(`\r\nURL:${page.url()}\r\n`);
    complaints.allow(/404/);
    const unknown = await page.goto(address('es', 'investor-event').replace(':id', '19990101'));
    expect(unknown?.status()).toBe(404);
  });

  test('the landing page names the next event, the latest quarter and three releases', async ({ page }) => {
    await page.goto(address('es', 'investors'));
    await expect(page.getByRole('heading', { name: 'Próxima fecha' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /trimestre del año fiscal \d{4}$/ })).toBeVisible();
    await expect(page.locator('section:has(#latest-news) h3')).toHaveCount(3);
    await page.getByRole('link', { name: /^Todos los eventos para inversionistas$/ }).click();
    await expect(page).toHaveURL(address('es', 'investor-events'));
  });
});

test('a choice of filings is a spreadsheet with as many rows as the list counts', async ({ page }) => {
  await page.goto(address('eng', 'sec-filings', '?form=10-Q'));
  const link = page.getByRole('link', { name: /^Download all rows.*\(CSV, \d+ rows, English\)$/ });
  const file = await fetched(page, (await link.getAttribute('href')) ?? '');
  expect(file.headers['content-type']).toContain('text/csv');
  const rows = file.text.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(await countOf(page));
  await expect(link).toHaveAccessibleName(new RegExp(`, ${rows.length} rows,`));
  expect(rows.every((row) => row.includes(',10-Q'))).toBe(true);
});

test('from a choice of filings back to all of them the focus goes to the heading of the list', async ({
  page,
}) => {
  await page.goto(address('eng', 'sec-filings', '?form=10-Q'));
  await hydrated(page);
  const chosen = await countOf(page);
  await page.getByRole('link', { name: 'Show all filings' }).press('Enter');
  await expect(page.locator('#list')).toBeFocused();
  await expect.poll(() => countOf(page)).toBeGreaterThan(chosen);
});

for (const id of ['stock-information', 'dividend-history', 'director-filings'] as const) {
  test(`the Spanish ${id} has its spreadsheet, with as many rows as its link says`, async ({ page }) => {
    await page.goto(address('es', id));
    const link = page.getByRole('link', {
      name: /^Descargar todas las filas.*\(CSV, [\d,]+ filas, español\)$/,
    });
    const file = await fetched(page, (await link.getAttribute('href')) ?? '');
    expect([file.status, file.headers['content-language']]).toEqual([200, 'es']);
    const rows = file.text.trimEnd().split('\r\n').slice(1);
    await expect(link).toHaveAccessibleName(new RegExp(`, ${rows.length.toLocaleString('en-US')} filas,`));
  });
}

/** Every value of a column of the dividends, from above. */
const dividendColumn = async (page: Page, position: number) =>
  await page.locator(`section:has(#all) tbody tr > :nth-child(${position})`).allTextContents();

const sortedHead = (page: Page) => page.locator('section:has(#all) th[aria-sort]');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('dividends are sorted by the head of a column, and turned around by the same', async ({ page }) => {
      await page.goto(address('eng', 'dividend-history'));
      if (javaScriptEnabled) await hydrated(page);
      await expect(sortedHead(page)).toHaveText('Declared');
      await expect(sortedHead(page)).toHaveAttribute('aria-sort', 'descending');
      const newestFirst = await dividendColumn(page, 1);
      await page.getByRole('link', { name: 'Declared', exact: true }).click();
      await expect(sortedHead(page)).toHaveAttribute('aria-sort', 'ascending');
      await expect(page).toHaveURL(/\?sort=declared&order=ascending#all$/);
      expect(await dividendColumn(page, 1)).toEqual(newestFirst.toReversed());
      await page.getByRole('link', { name: 'Amount per share', exact: true }).click();
      await expect(sortedHead(page)).toHaveText('Amount per share');
      await expect(page.locator('section:has(#all) caption')).toContainText('Amount per share');
      const amounts = (await dividendColumn(page, 5)).map((amount) => Number(amount.replace('$', '')));
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      // An order is no page of its own for search engines.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  });
}

for (const language of ['eng', 'es'] as const)
  test(`all ${language} dividends are one press from the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(language, 'dividend-history'));
    const link = page.locator('main a[href="#all"]');
    await expect(link).toBeInViewport();
    await expect(link).toHaveText((await page.locator('#all').textContent()) ?? '');
    await link.click();
    await expect(page.locator('section:has(#all) thead')).toBeInViewport();
  });

test('an address of dividends from before they could be sorted still turns them around', async ({ page }) => {
  await page.goto(address('eng', 'dividend-history', '?order=oldest'));
  await expect(sortedHead(page)).toHaveAttribute('aria-sort', 'ascending');
});
