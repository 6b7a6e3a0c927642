import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

/** The ten sections and their addresses, in the order of the specification. */
const sections: readonly (readonly [string, readonly string[]])[] = [
  ['About Us', [paths.eng.company, paths.eng.management, paths.eng.history, paths.eng.culture]],
  [
    'Investors',
    [
      paths.eng.investors,
      `${paths.eng.investors}#investorMaterials`,
      paths.eng['stock-information'],
      paths.eng['dividend-history'],
      paths.eng['news-releases'],
      paths.eng['corporate-governance'],
      paths.eng['sec-filings'],
      paths.eng['director-filings'],
      paths.eng['email-alerts'],
    ],
  ],
  [
    'Sustainability',
    [paths.eng.sustainability, `${paths.eng.sustainability}#Reports`, `${paths.eng.sustainability}#Reports`],
  ],
  ['Careers', [paths.eng.careers, paths.eng['careers-openings']]],
  ['Sell to Us', [paths.eng['sell-to-us'], paths.eng['what-we-buy']]],
  ['Buy from Us', [paths.eng['buy-from-us']]],
  ['Services', [paths.eng['vehicle-recycling-services']]],
  ['Contact Us', [paths.eng.contacts]],
  ['Locations', [paths.eng.locations, paths.eng['location-search']]],
  ['Ethics & Code Of Conduct', [paths.eng.ethics, paths.eng['political-contributions']]],
];

const cards = [
  paths.es.company,
  paths.es.culture,
  paths.es.locations,
  paths.es['location-search'],
  paths.es['sell-to-us'],
  paths.es['what-we-buy'],
  paths.es['vehicle-recycling-services'],
  paths.es.careers,
  paths.es.contacts,
  paths.es.ethics,
];

test('the English site map has its ten sections in order, each with exactly its links', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.sitemap}`);
  const found = await page.locator('#main [id^="section-"]').evaluateAll((headings) =>
    headings.map((heading) => [
      heading.textContent,
      [...document.querySelectorAll(`ul[aria-labelledby="${heading.id}"] a`)].map((link) => {
        const { pathname, hash } = new URL((link as HTMLAnchorElement).href);
        return pathname + hash;
      }),
    ]),
  );
  expect(found).toEqual(sections);
});

test('Join Our Team leaves for the job board in a new tab, and says so', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.sitemap}`);
  const link = page.locator('#main').getByRole('link', { name: /^Join Our Team/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/new tab/);
});

test('the Spanish site map has exactly ten cards', async ({ page }) => {
  await page.goto(`${development.spanish}${paths.es.sitemap}`);
  const found = await page
    .locator('#main section')
    .filter({ has: page.locator('#main-pages') })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(found).toEqual(cards);
});

for (const language of ['eng', 'es'] as const) {
  test(`the ${language} site map leaves no page out`, async ({ page }) => {
    const origin = language === 'eng' ? development.english : development.spanish;
    await page.goto(origin + (paths[language].sitemap ?? ''));
    const linked = await page
      .locator('#main a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const wanted = visitedPages.filter(
      (each) =>
        each.language === language &&
        each.entry.area !== 'console' &&
        // It needs a secret, which a letter brings.
        !each.entry.isPrivate &&
        ![
          'news-release-details',
          'investor-event',
          'yard',
          'job',
          'page-not-found',
          'sitemap',
          'legal-notices-other',
        ].includes(each.id),
    );
    for (const { path } of wanted) expect.soft(linked, path).toContain(path);
  });
}

/** The private pages of a language, and the open pages right above them, which every list has. */
const privateIn = (language: 'eng' | 'es') => {
  const own = visitedPages.filter((each) => each.language === language);
  const hidden = own.filter(({ entry }) => entry.isPrivate);
  const parents = new Set(hidden.map(({ entry }) => entry.parent));
  return { hidden, open: own.filter(({ id }) => parents.has(id)) };
};

for (const language of ['eng', 'es'] as const) {
  const { hidden, open } = privateIn(language);
  const hiddenIds = ['confirm-alerts', 'manage-alerts'];

  test(`the ${language} site map lists no page that needs a secret`, async ({ page }) => {
    expect(hidden.map(({ id }) => id)).toEqual(hiddenIds);
    await page.goto(development.origins[language] + paths[language].sitemap);
    const linked = await page
      .locator('#main a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const { path } of open) expect(linked, path).toContain(path);
    for (const { path } of hidden) expect.soft(linked, path).not.toContain(path);
  });

  test(`sitemap.xml of the ${language} host lists no page that needs a secret, in either language`, async ({
    page,
  }) => {
    expect(hidden.map(({ id }) => id)).toEqual(hiddenIds);
    const xml = await page.goto(`${production.origins[language]}/sitemap.xml`);
    const text = (await xml?.text()) ?? '';
    const listed = [...text.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, address]) => address);
    for (const each of ['eng', 'es'] as const) {
      const address = ({ path }: { path: string }) => production.origins[each] + path;
      const pages = privateIn(each);
      expect(listed).toEqual(expect.arrayContaining(pages.open.map(address)));
      for (const one of pages.hidden) expect.soft(listed).not.toContain(address(one));
    }
  });
}

test('the English site map carries three awards, each with its year in words', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.sitemap}`);
  const pictures = page
    .locator('#main section')
    .filter({ has: page.locator('#awards') })
    .getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAccessibleName(/\b20\d\d\b/);
    // They load when a visitor comes near.
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
});

test('Connect with us writes to the company', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.sitemap}`);
  await hydrated(page);
  const link = page.locator('#main').getByRole('link', { name: /^Connect with us/ });
  await expect(link).toHaveAttribute('href', /^mailto:[a-z]+@/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Connect with us leads to the contacts, since the address is decoded by script', async ({ page }) => {
    await page.goto(`${development.english}${paths.eng.sitemap}`);
    const link = page.locator('#main').getByRole('link', { name: /^Connect with us/ });
    await expect(link).toHaveAttribute('href', paths.eng.contacts);
  });
});
