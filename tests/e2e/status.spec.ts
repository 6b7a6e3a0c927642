import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test.use({ javaScriptEnabled: false });

for (const [language, url, words] of [
  [
    'English',
    `${production.englishOrigin}${paths.eng.status}`,
    { open: 'We are taking requests', requests: /^Requests today and over the last 30 days, Pacific Time$/ },
  ],
  [
    'Spanish',
    `${production.spanishOrigin}${paths.es.status}`,
    {
      open: 'Estamos recibiendo solicitudes',
      requests: /^Solicitudes de hoy y de los últimos 30 días, hora del Pacífico$/,
    },
  ],
] as const) {
  test(`the ${language} page about the state of the site says it without script`, async ({ page }) => {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText(words.open);
    const days = page.getByRole('table', { name: words.requests });
    await expect(days.getByRole('row')).toHaveCount(32);
    await expect(days.getByRole('rowheader')).toHaveCount(31);
    await expect(days.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByRole('table')).toHaveCount(2);
  });
}
