import { expect, hydrated, rests, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test('a page loads the words of its own area and of no other', async ({ page }) => {
  const signatures: Record<string, string> = {
    company: 'A family of yards, parts counters and one steel mill',
    sell: 'From the gate to your money',
    legal: 'This browser sends Global Privacy Control',
    forms: 'Please specify your type of request',
  };
  let scripts: string[] = [];
  page.on('response', async (answer) => {
    // A text that comes late belongs to the page that asked for it.
    const own = scripts;
    if (answer.url().endsWith('.js')) own.push(await answer.text().catch(() => ''));
  });
  for (const [area, path] of [
    ['company', paths.eng.company],
    ['sell', paths.eng['sell-to-us']],
    ['legal', paths.eng['legal-notices']],
  ] as const) {
    await page.goto('about:blank');
    scripts = [];
    await page.goto(`${development.english}${path}`);
    await hydrated(page);
    await rests(page);
    // The browser tells of a script before its text can be had.
    await expect.poll(() => scripts.join('\n').includes(signatures[area] ?? '')).toBe(true);
    const loaded = scripts.join('\n');
    for (const [other, signature] of Object.entries(signatures)) {
      expect.soft(loaded.includes(signature), `${path} and the words of ${other}`).toBe(other === area);
    }
  }
});
