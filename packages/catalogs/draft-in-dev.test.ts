import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type DevCopy, startDevCopy } from '@site/build/serving/dev-copy.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { markUntranslated } from '#i18n/untranslated-mark.ts';

/** `npm run dev` in a copy of the project in which somebody has begun French: a line of data and one catalog. */
const english = 'A family of yards, parts counters and one steel mill';
const french = 'Une famille de parcs à ferraille, de comptoirs et une aciérie';

let copy: DevCopy;
beforeAll(async () => {
  copy = await startDevCopy('dev-draft', (folder) => {
    change(join(folder, 'src/i18n/language.ts'), /^( {2}es: \{.*\},)$/m, `$1\n${line}`);
    const catalog = readFileSync(join(folder, 'locales/eng/company.po'), 'utf8');
    mkdirSync(join(folder, 'locales/fr'));
    writeFileSync(
      join(folder, 'locales/fr/company.po'),
      catalog
        .replace('"Language: eng', '"Language: fr')
        .replace(/(\n\n(?:#.*\n)*(?:msgctxt .*\n)?msgid .*\nmsgstr ).*/g, '$1""')
        .replace(`msgid "${english}"\nmsgstr ""`, `msgid "${english}"\nmsgstr "${french}"`),
    );
  });
}, 660_000);
afterAll(() => copy?.close());

const line = "  fr: { html: 'fr', format: 'fr-CA', name: 'Français', draft: true },";

function change(file: string, before: RegExp, after: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** A page of the copy; Node does not know every name below `localhost`, so the host is a header. */
function pageAt(host: string, path: string): Promise<{ status: number; html: string }> {
  const { port } = new URL(copy.origins.eng);
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` };
    request({ agent: false, host: 'localhost', port, path, headers }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        html += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }));
    })
      .on('error', reject)
      .end();
  });
}

const marked = (text: string) => markUntranslated(text).join('');

test('its pages stand at its host: in French what is translated, the rest in English and marked', {
  timeout: 120_000,
}, async () => {
  expect(copy.output()).toContain('Français, a draft: http://fr.localhost:');
  const { status, html } = await pageAt('fr.localhost', '/company');
  expect(status).toBe(200);
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain(french);
  expect(html).not.toContain(english);
  // Of the catalog that is begun, of one that is not, and a title of a page: nobody has translated them.
  expect(html).toContain(marked('Skip to main content'));
  expect(html).not.toContain('>Skip to main content<');
  expect(html).toMatch(/<title[^>]*>[^<]*⟦[^<]*⟧/);
  // The notices of the other language stand at its address, and the draft's own at another one.
  expect((await pageAt('fr.localhost', '/legal-notices')).status).toBe(200);
  expect((await pageAt('fr.localhost', '/fr-legal-notices')).status).toBe(200);
  expect((await pageAt('localhost', '/fr')).html).toContain('<html lang="fr"');
});

test('English and Spanish pages, and their site maps, do not name it', { timeout: 120_000 }, async () => {
  for (const [host, path] of [
    ['localhost', '/company'],
    ['localhost', '/sitemap.xml'],
    ['es.localhost', '/compania'],
    ['es.localhost', '/sitemap.xml'],
  ] as const) {
    const { status, html } = await pageAt(host, path);
    expect(status, path).toBe(200);
    expect(html, path).not.toMatch(/Français|fr\.localhost|"fr"|data-fr-|⟦/);
  }
});

const header = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';

test('catalogs that are begun while it runs show on the next page, addresses too', {
  timeout: 120_000,
}, async () => {
  const begin = (area: string, entry: string) =>
    writeFileSync(copy.file(`locales/fr/${area}.po`), header + entry);
  begin('shared', 'msgid "Skip to main content"\nmsgstr "Aller au contenu principal"\n');
  await vi.waitFor(
    async () =>
      expect((await pageAt('fr.localhost', '/company')).html).toContain('>Aller au contenu principal<'),
    { timeout: 60_000, interval: 500 },
  );
  begin('routes', 'msgctxt "slug"\nmsgid "company"\nmsgstr "entreprise"\n');
  await vi.waitFor(async () => expect((await pageAt('fr.localhost', '/entreprise')).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  const { html } = await pageAt('fr.localhost', '/entreprise');
  expect(html).toContain('href="/entreprise/careers"');
  expect(html).toMatch(/hreflang="fr" href="http:\/\/fr\.localhost:\d+\/entreprise"/i);
});
