import { brand } from '#brand';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

const byLanguage = (language: 'eng' | 'es') => visitedPages.filter((page) => page.language === language);

test('the first Tab stop of every page skips to the content, and moves the focus there', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  for (const { url, language } of visitedPages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect
      .soft(focused, url)
      .toHaveText(language === 'eng' ? 'Skip to main content' : 'Saltar al contenido principal');
    await expect.soft(focused, url).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), url).toBe('main');
  }
});

test('headings skip no level, and both languages have outlines of one depth', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  const depths = new Map<string, number>();
  for (const { id, url, language } of visitedPages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => Number(each.tagName.slice(1))),
      );
    const inMain = levels.slice(levels.indexOf(1));
    for (const [index, level] of inMain.entries()) {
      const before = inMain[index - 1];
      if (before !== undefined) expect.soft(level - before, `${url} ${inMain}`).toBeLessThanOrEqual(1);
    }
    // The homes differ by contract: only the English one has news.
    if (id === 'home' || id === 'sitemap') continue;
    const depth = Math.max(...levels);
    if (language === 'eng') depths.set(id, depth);
    else expect.soft(depth, id).toBe(depths.get(id));
  }
});

test('landmarks, the order of the navigation and the place of help are the same on every page', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  for (const language of ['eng', 'es'] as const) {
    let navigation: string[] | undefined;
    let help: number | undefined;
    for (const { url } of byLanguage(language)) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const seen = await page.evaluate((phone) => {
        const links = [...document.querySelectorAll('header a')];
        return {
          landmarks: ['header', 'main', 'footer'].map(
            (name) => document.querySelectorAll(`body > ${name}, body > div > ${name}`).length,
          ),
          names: [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label')),
          navigation: [...document.querySelectorAll('header nav a, header nav button')].map(
            (each) => each.textContent,
          ),
          help: links.findIndex((link) => link.textContent?.includes(phone)),
        };
      }, brand.phone.display);
      expect.soft(seen.landmarks, url).toEqual([1, 1, 1]);
      expect.soft(new Set(seen.names).size, `${url} ${seen.names}`).toBe(seen.names.length);
      expect.soft(seen.help, url).toBeGreaterThanOrEqual(0);
      navigation ??= seen.navigation as string[];
      help ??= seen.help;
      expect.soft(seen.navigation, url).toEqual(navigation);
      expect.soft(seen.help, url).toBe(help);
    }
  }
});

test('every page is at most two links from the site map', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  for (const language of ['eng', 'es'] as const) {
    const all = byLanguage(language);
    const linksOf = async (url: string): Promise<string[]> => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return await page.locator('a[href]').evaluateAll((links) =>
        // From the attribute: links that are drawn keep theirs in another form.
        links.map((link) =>
          new URL(link.getAttribute('href') ?? '', document.baseURI).href.replace(/[?#].*$/, ''),
        ),
      );
    };
    const siteMap = all.find(({ id }) => id === 'sitemap')?.url ?? '';
    const first = [...new Set(await linksOf(siteMap))].filter((url) =>
      url.startsWith(new URL(siteMap).origin),
    );
    const reached = new Set(first);
    for (const url of first) for (const link of await linksOf(url)) reached.add(link);
    const missing = all.filter(
      ({ id, url }) =>
        !['page-not-found', 'legal-notices-other', 'console', 'console-components'].includes(id) &&
        !reached.has(url) &&
        !reached.has(`${url}/`),
    );
    expect
      .soft(
        missing.map(({ path }) => path).filter((path) => path !== '/'),
        language,
      )
      .toEqual([]);
  }
});

test('no two links of a page share a name and differ in target', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  for (const { url } of visitedPages.filter(({ id }) => id !== 'console-components')) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const twins = await page.evaluate(() => {
      const targets = new Map<string, Set<string>>();
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        // The list of what a form still needs names its fields by their labels, under a heading that says so.
        if (link.closest('form') && link.getAttribute('href')?.startsWith('#')) continue;
        const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
        const { href } = new URL(link.getAttribute('href') ?? '', document.baseURI);
        targets.set(name, (targets.get(name) ?? new Set()).add(href));
      }
      return [...targets].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found]);
    });
    expect.soft(twins, url).toEqual([]);
  }
});

test('text lines hold at most 80 characters, are not justified and have room between them', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const { url } of visitedPages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main p')].flatMap((paragraph) => {
        const style = getComputedStyle(paragraph);
        const size = Number.parseFloat(style.fontSize);
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + 1);
            const line = Math.round(range.getBoundingClientRect().bottom / size);
            lines.set(line, (lines.get(line) ?? 0) + word[0].length + 1);
          }
        }
        const longest = Math.max(0, ...lines.values());
        const faults: string[] = [];
        if (longest > 81) faults.push(`${longest} characters in a line`);
        if (style.textAlign === 'justify') faults.push('justified');
        // Large type needs less room between its lines; running text needs one and a half.
        if (size < 24 && Number.parseFloat(style.lineHeight) / size < 1.49)
          faults.push(`line height ${style.lineHeight}`);
        return faults.map((fault) => `${fault}: ${paragraph.textContent?.slice(0, 60)}`);
      }),
    );
    expect.soft(wrong, url).toEqual([]);
  }
});

test('a page prints without its navigation, and with the addresses of its links', async ({ page }) => {
  await page.goto(`${development.english}/legal-notices`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header nav')).toBeHidden();
  const pdf = await page.pdf({ tagged: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a page works in both orientations of a small screen', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${development.english}/data-privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});
