import { brand } from '#brand';
import { contactUrl } from '../support/contact-form.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { sectionOf } from '../support/section-of.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const call = '/api/stockquote/schn';

const words = {
  eng: {
    heading: `${brand.ticker.symbol} share price`,
    delayed: '20 minutes delayed',
    up: 'up 0.42, 1.31 percent',
    down: 'down 0.42, 1.31 percent',
    same: 'unchanged, 0.00, 0.00 percent',
    time: '4:00 p.m. ET',
  },
  es: {
    heading: `Precio de la acción ${brand.ticker.symbol}`,
    delayed: '20 minutos de retraso',
    up: 'sube 0.42, 1.31 por ciento',
    down: 'baja 0.42, 1.31 por ciento',
    same: 'sin cambio, 0.00, 0.00 por ciento',
    time: '4:00 p. m. ET',
  },
} as const;

const quote = {
  symbol: brand.ticker.symbol,
  lastTrade: 1234.5,
  changeNumber: 0.42,
  changePercent: 1.31,
  exchange: brand.ticker.exchange,
  date: '2026-11-20T21:00:00Z',
  sample: true,
};

for (const language of ['eng', 'es'] as const) {
  const { heading, delayed, time, ...directions } = words[language];

  test.describe(`the ticker in ${language}`, () => {
    test('loads the latest quote when it is shown', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('stockquote')) asked.push(new URL(request.url()).pathname);
      });
      await page.goto(contactUrl('contact-our-team', language));
      await hydrated(page);
      const ticker = sectionOf(page, heading);
      await expect(ticker).toContainText(/\$\d+\.\d\d/);
      await expect(ticker).toContainText(delayed);
      await expect(ticker).toContainText(/\d\d\/\d\d\/\d{4}.\d{1,2}:\d\d.[ap]\..?m\. ET/);
      await expect.poll(() => asked).toEqual([call]);
    });

    for (const [name, changeNumber, changePercent, heard, shown, look] of [
      ['a rise', 0.42, 1.31, directions.up, '+0.42 (+1.31%)', 'up'],
      ['a fall', -0.42, -1.31, directions.down, '−0.42 (−1.31%)', 'down'],
      ['no change', 0, 0, directions.same, '0.00 (0.00%)', 'up'],
    ] as const) {
      test(`tells of ${name} by word, sign and look`, async ({ page }) => {
        await page.route(`**${call}`, (route) =>
          route.fulfill({
            json: [
              { ...quote, changeNumber, changePercent },
              { ...quote, lastTrade: 1 },
            ],
          }),
        );
        await page.goto(contactUrl('contact-our-team', language));
        await hydrated(page);
        const ticker = sectionOf(page, heading);
        await expect(ticker).toContainText('$1,234.50');
        await expect(ticker).toContainText('11/20/2026');
        await expect(ticker.getByRole('time')).toHaveText(`11/20/2026 ${time}`);
        await expect(ticker.getByText(heard, { exact: true })).toBeAttached();
        const move = ticker.locator('[data-look]');
        await expect(move).toHaveAttribute('data-look', look);
        await expect(move.locator('[aria-hidden]').first()).toHaveText(shown);
        await expect(ticker.locator('[aria-live], [role=status]')).toHaveCount(0);
      });
    }
  });
}

for (const [name, answer] of [
  ['an empty list', { json: [] }],
  ['an error', { status: 502 }],
] as const) {
  test(`the ticker is gone after ${name}, and nothing in sight moves`, async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await page.route(`**${call}`, (route) => route.fulfill(answer));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Anywhere but in production a notice of the environment comes on top and moves the whole page.
    await page.goto(`${production.englishOrigin}${paths.eng.sitemap}`);
    await hydrated(page);
    await expect(sectionOf(page, words.eng.heading)).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the price stands in the page as the server knew it', async ({ page }) => {
    await page.goto(contactUrl('contact-our-team'));
    const ticker = sectionOf(page, words.eng.heading);
    await expect(ticker).toContainText(words.eng.delayed);
    await expect(ticker).toContainText(/\$\d+\.\d\d/);
  });
});

test('quotes of days answer as lists, and what is no day is refused', async ({ request }) => {
  const [item] = await (await request.get(`${call}/2025-11-28`)).json();
  expect(item).toMatchObject({ requestedDate: '2025-11-28', closed: false });
  const [holiday] = await (await request.get(`${call}/2025-11-27`)).json();
  expect(holiday).toMatchObject({ requestedDate: '2025-11-27', closed: true });
  expect((await request.get(`${call}/2025-02-30`)).status()).toBe(400);
});
