import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: { yard: /Ingot Ferry/, closed: 'This job is closed' },
  es: { yard: /Ingot Ferry/, closed: 'Esta vacante está cerrada' },
} as const;

const addressOf = (language: keyof typeof words, id: string) =>
  development.origins[language] + (paths[language].job ?? '').replace(':id', id);

for (const language of ['eng', 'es'] as const) {
  const own = words[language];

  test(`the ${language} list leads to the page of a job, and that to its yard`, async ({ page }) => {
    await page.goto(development.origins[language] + paths[language]['careers-openings']);
    const entry = page.locator('#scale-attendant-portland').getByRole('link');
    const name = await entry.textContent();
    await entry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page).toHaveTitle(new RegExp(`${name}, Portland, OR`));
    await expect(page.locator('#main').getByRole('link', { name: own.yard })).toHaveAttribute(
      'href',
      (paths[language].yard ?? '').replace(':id', 'portland-ingot-ferry'),
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`a closed job says so in ${language}, with the status of what is gone, and leads to open ones`, async ({
    page,
    complaints,
  }) => {
    // The browser reports the status of a document as an error of its own.
    complaints.allow(/status of 410/);
    const answer = await page.goto(addressOf(language, 'cashier-rancho-cordova'));
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: own.closed })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const others = page.locator('section:has(#alike)').getByRole('link');
    expect(await others.count()).toBeGreaterThan(1);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the switch of language stays with the job', async ({ page }) => {
  await page.goto(addressOf('eng', 'melt-shop-longview'));
  const alternate = page.locator('link[rel=alternate][hreflang=es]');
  await expect(alternate).toHaveAttribute('href', /\/compania\/carreras\/vacantes\/melt-shop-longview$/);
});

test('search engines read an open job as one', async ({ request }) => {
  const answer = await request.get(addressOf('eng', 'parts-counter-vancouver-bc'));
  const text = await answer.text();
  expect(text).toContain('"@type":"JobPosting"');
  expect(text).toContain('"currency":"CAD"');
});
