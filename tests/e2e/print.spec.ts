import { expect, hydrated, test } from '../support/fixtures.ts';
import { print } from '../support/printed.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test.describe.configure({ mode: 'parallel' });

/** What each printed page must hold, and in how many sheets it is worth printing. */
const sheets = [
  { id: 'legal-notices', most: 20, words: [/Terms of use/, /XIII\. /, /August 22, 2024/] },
  { id: 'sustainability', most: 12, words: [/Goal 2027/, /sample data/i] },
  { id: 'sustainability-report', most: 30, words: [/sample data/i] },
  { id: 'what-to-bring', query: '?place=OR&goods=cans', most: 10, words: [/photo ID/i, /Oregon/] },
  { id: 'management', most: 10, words: [/Ximena Arrieta/, /Leocadia Marchetti/] },
  { id: 'news-releases', most: 10, words: [/2026/] },
] as const;

for (const { id, most, words, ...more } of sheets) {
  test(`${id} prints whole, without navigation, on a reasonable number of sheets`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto(`${development.english}${paths.eng[id]}${'query' in more ? more.query : ''}`);
    await hydrated(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const { sheets: printed } = await print(page);
    const all = printed.join(' ');
    expect.soft(printed[0]?.replace(/\s/g, '')).toContain(heading?.replace(/\s/g, ''));
    for (const pattern of words) expect.soft(all).toMatch(pattern);
    // What only a screen can use: the way past the navigation, menus, choices, the button that printed this.
    for (const pattern of [/Skip to main content/, /Color scheme/, /Print this/, /About Us/])
      expect.soft(all).not.toMatch(pattern);
    expect.soft(printed.length).toBeLessThanOrEqual(most);
    for (const [index, text] of printed.entries()) expect.soft(text, `sheet ${index + 1}`).not.toBe('');
  });
}

test('a heading is never the last line of a sheet', async ({ page }) => {
  test.setTimeout(90_000);
  for (const id of ['legal-notices', 'sustainability', 'what-to-bring'] as const) {
    await page.goto(`${development.english}${paths.eng[id]}`);
    await hydrated(page);
    const headings = await page.locator('main :is(h2, h3)').allTextContents();
    const { sheets: printed } = await print(page);
    for (const [index, text] of printed.entries()) {
      for (const heading of headings)
        expect.soft(text.endsWith(heading.trim()), `${id}, sheet ${index + 1}: "${heading}"`).toBe(false);
    }
  }
});

/** Pages with dark bands, whose grounds printers leave out. */
const withDarkBands = [
  'home',
  'sustainability',
  'how-to-buy',
  'vehicle-recycling-services',
  'company',
] as const;

for (const id of withDarkBands) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`on paper every word of ${id} is dark ink, in the ${scheme} scheme too`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: scheme });
      await page.goto(`${development.english}${paths.eng[id]}`);
      const pale = await page.locator('main').evaluate((main) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        if (!canvas) throw new Error('This browser draws nothing.');
        const lightness = (color: string) => {
          canvas.fillStyle = '#fff';
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        };
        return [...main.querySelectorAll('*')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) =>
            [...element.childNodes].some((each) => each.nodeType === 3 && each.nodeValue?.trim()),
          )
          .map((element) => [element.textContent?.slice(0, 40), getComputedStyle(element).color] as const)
          .filter(([, color]) => lightness(color) > 0.45);
      });
      expect(pale).toEqual([]);
    });
  }
}
