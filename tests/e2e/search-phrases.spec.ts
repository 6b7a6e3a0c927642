import type { WrittenLanguage } from '#i18n/choices.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { expect, test } from '../support/fixtures.ts';
import { searchedPhrases } from '../support/searched-phrases.ts';
import { development } from '../support/servers.ts';

const paths = pathTable(readSlugFiles());
const origins: Record<WrittenLanguage, string> = { eng: development.english, es: development.spanish };

for (const language of ['eng', 'es'] as const) {
  test(`${language}: what visitors type leads to the page that they need`, async ({ request }) => {
    const phrases = searchedPhrases[language];
    expect(phrases.length).toBeGreaterThan(50);
    const { host, port, protocol } = new URL(origins[language]);
    const wrong: string[] = [];
    for (const [phrase, page] of phrases) {
      const address = `${protocol}//127.0.0.1:${port}${paths[language].search}?s=${encodeURIComponent(phrase)}`;
      const html = await (await request.get(address, { headers: { host } })).text();
      const first = /<main[\s\S]*?<ol[\s\S]*?href="([^"#?]*)/.exec(html)?.[1];
      if (first !== paths[language][page]) wrong.push(`${phrase} → ${first}`);
    }
    expect(wrong).toEqual([]);
  });
}
