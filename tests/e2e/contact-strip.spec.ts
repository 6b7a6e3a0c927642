import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brand, deskEmails } from '#brand';
import { decodeRot13 } from '#site/rot13.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

const email = decodeRot13(brand.encodedEmail);
const addresses = [email, ...Object.values(deskEmails).map(decodeRot13)];
const textFiles = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.vtt',
  '.xml',
  '.webmanifest',
  '.map',
]);

for (const [language, url] of [
  ['English', `${development.english}${paths.eng.company}`],
  ['Spanish', `${development.spanish}${paths.es.company}`],
] as const) {
  test(`the ${language} strip shows the address, and a press writes to it`, async ({ page }) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const link = page.getByRole('banner').getByRole('link', { name: email, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    expect(email).toMatch(/^[a-z]+@[a-z.]+$/);
  });

  test(`without JavaScript the ${language} strip leads to the contacts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    const strip = page.getByRole('banner').getByRole('link').first();
    await expect(strip).toHaveAttribute('href', /\/conta/);
    await strip.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}

for (const { language, id, url } of visitedPages) {
  const desks = { contacts: ['press', 'careers'], careers: ['careers'], 'news-releases': ['press'] } as const;
  if (id !== 'contacts' && id !== 'careers' && id !== 'news-releases') continue;
  test(`${language} ${id} writes to the desks that it is about once a script runs, and says so where none does`, async ({
    page,
    browser,
  }) => {
    await page.goto(url);
    await hydrated(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(url);
    for (const desk of desks[id]) {
      const address = decodeRot13(deskEmails[desk]);
      const link = page.locator('#main').getByRole('link', { name: address, exact: true });
      await expect(link).toHaveAttribute('href', `mailto:${address}`);
      await expect(bare.locator(`#main [data-email="${deskEmails[desk]}"]`)).toHaveText(/scripts/);
    }
    await context.close();
  });
}

test('the plain address stands in no file that is shipped', async () => {
  const shipped: string[] = [];
  for (const folder of ['build', 'public']) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !textFiles.has(extname(entry.name))) continue;
      shipped.push(join(entry.parentPath, entry.name));
    }
  }
  expect(shipped.length).toBeGreaterThan(100);
  const telling: string[] = [];
  for (const file of shipped) {
    const text = (await readFile(file, 'utf8')).toLowerCase();
    if (addresses.some((address) => text.includes(address))) telling.push(file);
  }
  expect(telling).toEqual([]);
});

test('the plain address stands in no page as it is sent', async ({ request }) => {
  // Every page of both languages, one after the other.
  test.setTimeout(120_000);
  for (const { path, language } of visitedPages) {
    // The local host serves both languages: the address decides, and where both have it, the remembered one.
    const headers = { cookie: `site-language=${language}` };
    const html = await (await request.get(`${development.english}${path}`, { headers })).text();
    expect.soft(html, path).toContain(`data-language="${language}"`);
    expect
      .soft(
        addresses.some((address) => html.includes(address)),
        `${language} ${path} holds the plain address`,
      )
      .toBe(false);
    // A link that lets the reader send the page to anybody holds no address.
    expect.soft(/mailto:(?!\?)/.test(html), `${language} ${path} holds a mailto link`).toBe(false);
  }
});
