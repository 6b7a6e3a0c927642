import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import { brandSlug } from '#site/manifest.ts';
import { readSlugLock } from '#site/read-slug-lock.server.ts';
import type { SlugLock } from '#site/slug-lock.ts';
import { type Catalog, projectFolder, readCatalogs } from './catalog-files.ts';
import { writePo } from './po-writer.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { renderFinding } from './report.ts';
import { lockFindings, slugLockFindings } from './slug-lock-rules.ts';

const lock = readSlugLock();
const own = languages.flatMap((language) => readCatalogs(language).filter(({ area }) => area === 'routes'));

/** The site's catalogs with one Spanish slug put in place of another. */
function withSlug(before: string, after: string, routes = own): Catalog[] {
  return routes.map((catalog) => {
    if (catalog.language !== 'es') return catalog;
    const text = writePo(catalog.po);
    const changed = text.replace(`msgstr "${before}"`, `msgstr "${after}"`);
    expect(changed).not.toBe(text);
    return { ...catalog, po: parsePo(changed) };
  });
}

/** The lock with one page of Spanish as given, or without it. */
const withPage = (pageId: string, page: SlugLock['es'][string] | undefined): SlugLock => {
  const { [pageId]: _, ...others } = lock.es;
  return { ...lock, es: page ? { ...others, [pageId]: page } : others };
};

test('the addresses of the site as it is are accepted', () => {
  expect(slugLockFindings(own, lock)).toEqual([]);
});

test('a changed slug is told at its line, once, with the number of addresses below it', () => {
  const [finding, ...more] = slugLockFindings(withSlug('inversionistas', 'inversores'), lock);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({
    rule: 'slug-changed',
    severity: 'error',
    file: 'locales/es/routes.po',
    found: 'inversores',
    values: { from: '/compania/inversionistas', to: '/compania/inversores' },
  });
  const below = Object.values(lock.es).filter(({ current }) => current?.includes('/inversionistas'));
  expect(finding?.values.count).toBe(String(below.length));
  const line = readFileSync(`${projectFolder}locales/es/routes.po`, 'utf8').split('\n')[
    (finding?.line ?? 0) - 1
  ];
  expect(line).toBe('msgstr "inversionistas"');
});

test('two changed slugs of one address are told at the line of each, with the brand as visitors know it', () => {
  const findings = slugLockFindings(withSlug('direccion', 'equipo', withSlug('compania', 'empresa')), lock);
  expect(findings.map(({ found, values }) => [found, values.from, values.to])).toEqual([
    ['empresa', '/compania', '/empresa'],
    ['equipo', `/compania/acerca-de-${brandSlug}/direccion`, `/empresa/acerca-de-${brandSlug}/equipo`],
  ]);
  const below = Object.values(lock.es).filter(({ current }) => /^\/compania(?:\/|$)/.test(current ?? ''));
  expect(findings.map(({ values }) => values.count)).toEqual([String(below.length), '1']);
});

test('a changed slug of the page that stands in both languages is told in its own', () => {
  const findings = slugLockFindings(withSlug('avisos-legales', 'legales'), lock);
  expect(findings.map(({ rule, file }) => [rule, file])).toEqual([['slug-changed', 'locales/es/routes.po']]);
});

test('a page that is not in the lock, and one that is there alone, are told', () => {
  expect(slugLockFindings(own, withPage('culture', undefined))).toMatchObject([
    { rule: 'slug-new', values: { to: '/compania/cultura' } },
  ]);
  expect(
    slugLockFindings(own, withPage('dissolved', { current: '/compania/disuelta', former: [] })),
  ).toMatchObject([{ rule: 'slug-gone', values: { from: '/compania/disuelta', page: 'dissolved' } }]);
});

test('an address that was another page’s is refused, and only that is told of it', () => {
  const former = withPage('history', {
    current: lock.es.history?.current ?? null,
    former: ['/compania/pasado'],
  });
  const findings = slugLockFindings(withSlug('cultura', 'pasado'), former);
  expect(findings.map(({ rule, values }) => [rule, values.owner, values.to])).toEqual([
    ['slug-retired', 'history', '/compania/pasado'],
  ]);
});

test('while a slug is no slug, the rules about slugs alone speak', () => {
  expect(slugLockFindings(withSlug('cultura', 'Cultura y más'), lock)).toEqual([]);
});

test.each(['eng', 'es'] as const)('each finding says what to do, in %s, within 80 columns', (language) => {
  const findings = [
    ...slugLockFindings(withSlug('inversionistas', 'inversores'), lock),
    ...slugLockFindings(own, withPage('culture', undefined)),
    ...slugLockFindings(own, withPage('dissolved', { current: '/compania/disuelta', former: [] })),
    ...slugLockFindings(
      withSlug('cultura', 'pasado'),
      withPage('history', { current: null, former: ['/compania/pasado'] }),
    ),
    ...lockFindings(own, '/nowhere/'),
  ];
  expect(new Set(findings.map(({ rule }) => rule)).size).toBe(5);
  for (const finding of findings) {
    const text = renderFinding(finding, language);
    expect(text).not.toMatch(/\[[a-z ]+\]/);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const slugs = 'packages/catalogs/slugs.ts';

test('a renamed page goes from refused to accepted by command, and its address stays its own', {
  timeout: 60_000,
}, () => {
  const check = () => {
    const folder = `${copy.folder}/`;
    const found = lockFindings(
      languages.flatMap((language) => readCatalogs(language, folder)),
      folder,
    );
    return found.map(({ rule }) => rule);
  };
  expect(copy.run(slugs)).toMatchObject({
    code: 0,
    output: expect.stringContaining('No address has changed.'),
  });

  copy.replace('locales/es/routes.po', 'msgstr "cultura"', 'msgstr "nuestra-cultura"');
  expect(check()).toEqual(['slug-changed']);
  const shown = copy.run(slugs, '--language', 'es');
  expect(shown.code).toBe(1);
  expect(shown.output).toContain('/compania/cultura\n   →  /compania/nuestra-cultura\n');
  expect(shown.output).toContain('Todavía no se ha guardado nada.');
  expect(check()).toEqual(['slug-changed']);

  expect(copy.run(slugs, '--accept')).toMatchObject({ code: 0, output: expect.stringContaining('Accepted') });
  expect(check()).toEqual([]);
  const locked = readFileSync(`${copy.folder}/locales/slugs.lock.json`, 'utf8');
  expect(locked).toContain(
    '"culture": { "current": "/compania/nuestra-cultura", "former": ["/compania/cultura"] }',
  );

  copy.replace('locales/es/routes.po', 'msgstr "carreras"', 'msgstr "cultura"');
  // The page of openings, below it, only moves along.
  expect(check()).toEqual(['slug-retired', 'slug-changed']);
  const refused = copy.run(slugs, '--accept');
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('belongs to the page "culture"'),
  });
  expect(readFileSync(`${copy.folder}/locales/slugs.lock.json`, 'utf8')).toBe(locked);
});

test('the command says how it is called', () => {
  expect(copy.run(slugs, '--language', 'fr')).toMatchObject({ code: 2 });
  expect(copy.run(slugs, '--yes')).toMatchObject({ code: 2 });
});

test('a lock that cannot be read is not written over', () => {
  copy.replace('locales/slugs.lock.json', '{', '<<<<<<< ours\n{');
  expect(copy.run(slugs, '--accept')).toMatchObject({
    code: 1,
    output: expect.stringContaining('last commit'),
  });
  expect(readFileSync(`${copy.folder}/locales/slugs.lock.json`, 'utf8')).toContain('<<<<<<<');
});

test('a list of addresses that cannot be read is told, and nothing is said of the addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slug-lock-'));
  try {
    mkdirSync(join(folder, 'locales'));
    writeFileSync(join(folder, 'locales/slugs.lock.json'), '<<<<<<< ours\n{}');
    expect(lockFindings(own, `${folder}/`)).toMatchObject([
      { rule: 'slug-lock', severity: 'error', file: 'locales/slugs.lock.json' },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
