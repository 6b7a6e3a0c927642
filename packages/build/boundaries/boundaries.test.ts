import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importFindings } from './cruise.ts';
import { composingFiles, exceptions } from './exceptions.ts';
import { featureOrder } from './feature-order.ts';
import type { Finding } from './finding.ts';
import { placeFindings } from './place-rules.ts';
import { exactly, rules } from './rules.ts';

// The whole project is read.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** An import that a rule refuses: the rule, the file, what it writes, and a part of the way out. */
type Refusal = [rule: string, from: string, code: string, says: RegExp];

const refused: Refusal[] = [
  ['brand.ts-imports', 'src/brand.ts', "import '#i18n/formats.ts';", /folder that uses it/],
  ['design-system-imports', 'src/design-system/button/Button.tsx', "import '#i18n/current.ts';", /as props/],
  ['design-system-imports', 'src/design-system/button/Link.tsx', "import '#site/paths.ts';", /as props/],
  ['i18n-imports', 'src/i18n/i18n.ts', "import '#site/paths.ts';", /as an argument/],
  ['site-imports', 'src/site/meta.ts', "import '#features/search/model/words.ts';", /passes it in/],
  ['site-imports', 'src/site/more.ts', "import '#shell/Header.tsx';", /passes it in/],
  ['shell-imports', 'src/shell/Header.tsx', "import '#pages/home/home.tsx';", /slot/],
  ['shell-imports', 'src/shell/Search.tsx', "import '#features/search/ui/SearchBox.tsx';", /slot/],
  [
    'shell-imports',
    'src/shell/words.ts',
    "import type { T } from '#features/search/model/words.ts';",
    /slot/,
  ],
  ['pages-imports', 'src/pages/home/a.tsx', "import '#server/app.ts';", /port/],
  ['pages-imports', 'src/pages/home/b.tsx', "import '#features/search/server/site-search.ts';", /port/],
  ['pages-imports', 'src/pages/home/c.tsx', "import '#app/root.tsx';", /request context/],
  ['app-imports', 'src/app/entry.ts', "import '#server/app.ts';", /port/],
  ['model-imports', 'src/features/search/model/a.ts', "import '../ui/SearchBox.tsx';", /argument/],
  ['model-imports', 'src/features/search/model/b.ts', "import '../server/site-search.ts';", /argument/],
  ['model-imports', 'src/features/search/model/c.ts', "import '#site/paths.ts';", /argument/],
  [
    'model-content',
    'src/features/search/model/d.ts',
    "import words from '../content/words.json';",
    /import type/,
  ],
  ['model-language', 'src/features/search/model/e.ts', "import '#i18n/formats.ts';", /import type/],
  ['content-imports', 'src/features/search/content/a.schema.ts', "import '../ui/SearchBox.tsx';", /data/],
  ['ui-imports', 'src/features/search/ui/A.tsx', "import '../server/site-search.ts';", /port/],
  ['ui-imports', 'src/features/search/ui/B.tsx', "import '#shell/Header.tsx';", /slot/],
  ['ui-imports', 'src/features/search/ui/C.tsx', "import '#app/request-context.ts';", /port/],
  ['reader-imports', 'src/features/search/ui/a.server.ts', "import '#server/app.ts';", /argument/],
  ['reader-imports', 'src/features/search/ui/b.server.ts', "import '#shell/Header.tsx';", /argument/],
  ['ui-content', 'src/features/search/ui/D.tsx', "import words from '../content/words.json';", /page reader/],
  ['server-imports', 'src/features/search/server/a.ts', "import '../ui/SearchBox.tsx';", /draws/],
  ['server-imports', 'src/features/search/server/b.ts', "import '#pages/home/home.tsx';", /draws/],
  ['queue-imports', 'src/features/submissions/ui/queue/a.ts', "import '../form-parts/Form.tsx';", /outlives/],
  [
    'feature-order',
    'src/features/news/model/a.ts',
    "import '#features/events/model/events.ts';",
    /change the list/,
  ],
  [
    'feature-order',
    'src/features/submissions/ui/A.tsx',
    "import '#features/contact/model/fields.ts';",
    /slot/,
  ],
  [
    'feature-ui-of-another',
    'src/features/events/ui/A.tsx',
    "import '#features/news/ui/NewsList.tsx';",
    /as a slot/,
  ],
  [
    'feature-reader-of-another',
    'src/features/events/ui/a.server.ts',
    "import '#features/news/ui/NewsList.tsx';",
    /as a slot/,
  ],
  [
    'feature-server-of-another',
    'src/features/events/server/a.ts',
    "import '#features/news/server/news-feed.ts';",
    /open-site\.ts/,
  ],
  ['kit-imports', 'src/server/log.ts', "import '#features/search/server/site-search.ts';", /as an option/],
  ['kit-imports', 'src/server/words.ts', "import '#features/search/content/words.json';", /as an option/],
  ['kit-draws-nothing', 'src/server/draw.ts', "import '#pages/home/home.tsx';", /entry\.server/],
  ['kit-draws-nothing', 'src/server/theme.ts', "import '#design-system/button/index.ts';", /entry\.server/],
  [
    'request-context-type',
    'src/server/key.ts',
    "import { x } from '#app/request-context.ts';",
    /import type/,
  ],
  ['src-without-packages', 'src/pages/home/d.tsx', "import '@site/audit/contract.ts';", /instruments/],
  ['src-without-packages', 'src/pages/home/e.tsx', "import '#tests/support/site.ts';", /instruments/],
  ['not-a-test', 'tests/support/a.ts', "import '#site/paths.test.ts';", /tests\/support/],
  ['package-imports', 'packages/audit/a.ts', "import '#pages/home/home.tsx';", /from outside/],
  ['package-imports', 'packages/audit/b.ts', "import '#features/search/ui/SearchBox.tsx';", /from outside/],
  ['package-server', 'packages/audit/c.ts', "import '#server/app.ts';", /proofs/],
  ['package-server', 'packages/audit/d.ts', "import '#tests/support/site.ts';", /proofs/],
  ['words-with-layout', 'src/pages/home/f.tsx', "import '#locale/home.po';", /macro/],
  ['words-with-layout', 'src/features/search/ui/E.tsx', "import '#other-locale/home.po';", /macro/],
  ['relative-within', 'src/site/a.ts', "import '#site/paths.ts';", /\.\//],
  ['relative-within', 'src/features/search/ui/F.tsx', "import '#features/search/model/words.ts';", /\.\//],
  ['alias-across', 'src/site/b.ts', "import '../i18n/language.ts';", /#folder/],
  ['alias-across', 'src/features/events/model/a.ts', "import '../../news/model/news.ts';", /#folder/],
  ['hono-alone', 'src/server/cookies.ts', "import 'hono/cookie';", /middleware/],
  ['hono-alone', 'src/features/search/server/c.ts', "import 'hono/body-limit';", /middleware/],
  ['model-draws-nothing', 'src/features/search/model/f.ts', "import 'react';", /draw it in ui/],
  ['model-draws-nothing', 'src/features/submissions/ui/queue/b.ts', "import '@mui/material/Box';", /in ui/],
  ['model-framework', 'src/features/search/model/g.ts', "import '@lingui/core/macro';", /codes/],
  ['model-framework', 'src/features/search/model/h.ts', "import type { T } from 'kysely';", /as an argument/],
  ['browser-without-node', 'src/features/search/model/i.ts', "import 'node:crypto';", /crypto\.subtle/],
  ['browser-without-node', 'src/pages/home/g.tsx', "import 'node:fs';", /no Node/],
  ['browser-without-node', 'src/features/search/ui/G.tsx', "import 'node:fs';", /page reader/],
  ['site-draws-nothing', 'src/site/c.ts', "import '@emotion/react';", /in the shell/],
  ['site-router', 'src/site/d.ts', "import 'react-router';", /import type/],
  ['server-draws-nothing', 'src/server/render.ts', "import 'react-dom/server';", /entry\.server/],
  [
    'server-draws-nothing',
    'src/features/search/server/d.ts',
    "import '@mui/material/styles';",
    /entry\.server/,
  ],
];

/** Ways to write an import; each counts. */
const forms: Refusal[] = [
  "import type { T } from '#pages/home/home.tsx';",
  "import { type T } from '#pages/home/home.tsx';",
  "import * as x from '#pages/home/home.tsx';",
  "export { x } from '#pages/home/home.tsx';",
  "export * from '#pages/home/home.tsx';",
  "export type { T } from '#pages/home/home.tsx';",
  "export const page = () => import('#pages/home/home.tsx');",
].map((code, at) => ['shell-imports', `src/shell/form-${at}.ts`, code, /slot/]);

const allowed: [from: string, code: string][] = [
  ['src/pages/about/a.tsx', "import '#shell/Header2.tsx';"],
  ['src/pages/about/b.tsx', "import '#features/search/ui/SearchBox.tsx';"],
  ['src/pages/about/c.tsx', "import '#features/search/model/words.ts';"],
  ['src/pages/about/d.tsx', "import '#app/request-context.ts';"],
  ['src/pages/about/layout.tsx', "import '#locale/home.po';"],
  ['src/pages/investors/news/layout.tsx', "import '#locale/home.po';"],
  ['src/pages/about/e.tsx', "import '../home/banner.tsx';"],
  ['src/pages/about/f.test.tsx', "import '#tests/support/site.ts';\nimport 'node:fs';"],
  [
    'src/shell/Footer.tsx',
    "import '#design-system/card/index.ts';\nimport '#site/paths.ts';\nimport '#brand';",
  ],
  ['src/app/root.tsx', "import '#locale/shared.po';\nimport '#pages/home/home.tsx';"],
  ['src/features/news/ui/NewsList.tsx', "import '#features/investors/ui/ListPaging.tsx';\nimport 'react';"],
  ['src/features/news/ui/add-words.ts', "import '#locale/news.po';"],
  ['src/features/news/ui/news.server.ts', "import '../content/news.json';\nimport '#locale/news.po';"],
  ['src/features/news/ui/Line.tsx', "import type { T } from './news.server.ts';"],
  [
    'src/features/events/ui/events.server.ts',
    "import '#features/news/ui/news.server.ts';\nimport 'node:fs';",
  ],
  ['src/features/events/model/rules.ts', "import '#features/investors/model/days.ts';\nimport 'yup';"],
  ['src/features/events/model/words.ts', "import '#i18n/language.ts';\nimport '#i18n/world/days.ts';"],
  ['src/features/events/model/types.ts', "import type { T } from '#i18n/formats2.ts';"],
  ['src/features/events/model/shape.ts', "import type { T } from '../content/events.schema.ts';"],
  ['src/features/contact/server/form.ts', "import '#features/submissions/server/form-definition.ts';"],
  ['src/features/contact/server/log.ts', "import '#server/log2.ts';\nimport 'hono';"],
  ['src/features/contact/server/ports.ts', "import type { T } from '#app/request-context.ts';"],
  ['src/features/legal/ui/Signal.tsx', "import '#features/consent/ui/choices.ts';"],
  ['src/server/open-site.ts', "import '#features/search/server/site-search.ts';"],
  ['src/server/storage.ts', "import '#features/submissions/model/reference.ts';\nimport 'node:fs';"],
  ['src/site/routes.ts', "import 'node:fs';\nimport type { T } from 'react-router';"],
  ['packages/artwork/card.ts', "import '#design-system/theme/palette.ts';"],
  ['packages/audit/states.ts', "import '#shell/menu.states.ts';"],
  ['packages/build/search.ts', "import '#features/search/model/words.ts';\nimport '@site/catalogs/po.ts';"],
  ['packages/proofs/fuzz.ts', "import '#server/log2.ts';\nimport '#tests/support/site.ts';"],
  ['tests/e2e/home.spec.ts', "import '#server/log2.ts';\nimport '../support/site.ts';"],
];

/** The file that a specifier names, or undefined for a package of others, a catalog, or Node's own. */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier === '#brand') return 'src/brand.ts';
  if (/^#(?:other-)?locale\//.test(specifier)) return undefined;
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('@site/')) return `packages/${specifier.slice(6)}`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

const cases = [...refused, ...forms];
const folder = mkdtempSync(join(tmpdir(), 'site-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const writeJson = (path: string, value: object) => write(path, JSON.stringify(value));

let found: Finding[] = [];
beforeAll(async () => {
  // As in the project: the site and its workspaces know each other through node_modules.
  const link = (name: string, target: string) =>
    symlinkSync(join(folder, target), join(folder, 'node_modules', name));
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  link('site', '.');
  writeJson('package.json', {
    name: 'site',
    imports: { '#brand': './src/brand.ts', '#tests/*': './tests/*', '#*': './src/*' },
    exports: { './tests/*': './tests/*', './*': './src/*' },
  });
  for (const name of ['artwork', 'audit', 'build', 'catalogs', 'proofs']) {
    writeJson(`packages/${name}/package.json`, {
      name: `@site/${name}`,
      imports: { '#brand': 'site/brand.ts', '#tests/*': 'site/tests/*', '#*': 'site/*' },
      exports: { './*': './*' },
    });
    link(`@site/${name}`, `packages/${name}`);
  }
  writeJson('node_modules/react-router/package.json', { name: 'react-router', main: 'index.js' });
  write('node_modules/react-router/index.js', '');
  const sources = [...cases.map(([, from, code]) => [from, code] as const), ...allowed];
  for (const [from, code] of sources) {
    for (const [, specifier = ''] of code.matchAll(/'([^']+)'/g)) {
      const target = targetOf(from, specifier);
      if (target !== undefined)
        write(target, target.endsWith('.json') ? '{}' : 'export const x = 1;\nexport type T = 1;\n');
    }
  }
  for (const [from, code] of sources) write(from, `${code}\n`);
  write('src/i18n/one.ts', "import type { B } from './two.ts';\nexport type A = B;\n");
  write('src/i18n/two.ts', "import type { A } from './one.ts';\nexport type B = A;\n");
  found = await importFindings(folder);
});

describe('made-up files', () => {
  test.each(cases)('%s: refuses in %s: %s', (rule, from, code, says) => {
    const findings = found.filter(({ path }) => path === from);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    const finding = findings.find((each) => each.rule === rule);
    expect(finding?.text).toMatch(says);
    expect(finding).toMatchObject({ line: 1, column: code.search(/'/) + 1 });
  });

  test.each(allowed)('%s may write: %s', (from) => {
    expect(found.filter(({ path }) => path === from)).toEqual([]);
  });

  test('no-cycle: refuses two files that only take types from each other, and names the way round', () => {
    const cycles = found.filter(({ rule }) => rule === 'no-cycle');
    expect(cycles.map(({ path }) => path)).toEqual(['src/i18n/one.ts']);
    expect(cycles[0]?.text).toMatch(/src\/i18n\/one\.ts → src\/i18n\/two\.ts.*file of its own/);
  });

  test('every rule is shown to refuse something', () => {
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });
});

describe('places', () => {
  test.each([
    'src/utils/misc.ts',
    'src/features/news/helpers.ts',
    'src/misc.ts',
    'packages/misc/a.ts',
    'tests/a.ts',
  ])('known-place: refuses %s', (path) => {
    expect(placeFindings(path)).toMatchObject([{ rule: 'known-place', path }]);
  });

  test('known-feature: refuses a feature that the order does not list', () => {
    const [finding] = placeFindings('src/features/weather/model/rain.ts');
    expect(finding).toMatchObject({
      rule: 'known-feature',
      text: expect.stringContaining('feature-order.ts'),
    });
  });

  test('route-module: src/pages holds nothing but route modules and layouts', () => {
    for (const path of [
      'src/pages/help/help-words.ts',
      'src/pages/help/HelpTopics.tsx',
      'src/pages/layout.tsx',
    ]) {
      expect(placeFindings(path), path).toMatchObject([
        { rule: 'route-module', text: expect.stringContaining('src/features/<name>/ui') },
      ]);
    }
    for (const path of ['help/layout.tsx', 'home/spanish-home.tsx', 'unknown.tsx', 'help/credits.tsx']) {
      expect(placeFindings(`src/pages/${path}`), path).toEqual([]);
    }
  });

  test('no-barrel: only a component’s folder has an index', () => {
    expect(placeFindings('src/site/index.ts')).toMatchObject([{ rule: 'no-barrel' }]);
    expect(placeFindings('src/features/news/model/index.ts')).toMatchObject([{ rule: 'no-barrel' }]);
    expect(placeFindings('src/design-system/card/index.ts')).toEqual([]);
    expect(placeFindings('src/features/news/ui/news-carousel/index.ts')).toEqual([]);
  });

  test('the order lists the features that there are', () => {
    const entries = readdirSync(join(project, 'src/features'), { withFileTypes: true });
    const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect([...featureOrder].sort()).toEqual(features.sort());
  });
});

test('the project breaks rules where an exception says so, and nowhere else', async () => {
  const excepted = new Set([...exceptions, ...composingFiles].map(({ file }) => exactly(file)));
  const strict = rules.map((rule) => ({
    ...rule,
    from: { ...rule.from, pathNot: [rule.from.pathNot ?? []].flat().filter((path) => !excepted.has(path)) },
  }));
  const broken = new Set((await importFindings(project, strict)).map(({ rule, path }) => `${rule} ${path}`));
  const named = [
    ...exceptions.map(({ rule, file }) => `${rule} ${file}`),
    ...composingFiles.map(({ file }) => `kit-imports ${file}`),
  ];
  expect([...broken].sort()).toEqual(named.sort());
});
