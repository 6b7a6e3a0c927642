import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSourceFile } from '../source-file.ts';
import { importFindings } from './import-rules.ts';
import { exceptions, resolveSpecifier, roomOf } from './rooms.ts';

function check(path: string, specifier: string, keyword = 'import { x }'): string[] {
  return importFindings(readSourceFile(path, `${keyword} from '${specifier}';\n`)).map(
    ({ rule, text }) => `${rule}: ${text}`,
  );
}

const model = 'src/features/submissions/model/patterns.ts';
const ui = 'src/features/forms/ui/PrivacyForm.tsx';

/** Who may import whom, both ways: the plan of the rooms as a table. */
const allowed: [from: string, specifier: string][] = [
  ['src/pages/home/home.tsx', '#shell/Layout.tsx'],
  ['src/pages/home/home.tsx', '#features/forms/ui/PrivacyForm.tsx'],
  ['src/pages/home/home.tsx', '#features/forms/model/patterns.ts'],
  ['src/pages/home/home.tsx', '#content/yards.ts'],
  ['src/pages/home/home.tsx', '#request-context'],
  ['src/pages/home/layout.tsx', '#locale/home.po'],
  ['src/pages/home/home.tsx', './banner.tsx'],
  ['src/pages/home/home.tsx', '../home-parts/banner.tsx'],
  ['src/shell/Header.tsx', '#design-system/button/index.ts'],
  ['src/shell/Header.tsx', '#site/paths.ts'],
  [ui, '../model/patterns.ts'],
  [ui, '../queue/device-queue.ts'],
  ['src/features/submissions/ui/queue/device-queue.ts', '../model/patterns.ts'],
  ['src/app/entry.client.tsx', '#features/forms/queue/device-queue.ts'],
  [ui, '#site/paths.ts'],
  [ui, 'react'],
  [model, '#i18n/language.ts'],
  [model, '#i18n/world/calendar-days.ts'],
  [model, '#brand'],
  [model, 'yup'],
  ['src/site/meta.ts', '#i18n/language.ts'],
  ['src/site/read-files.ts', 'node:fs'],
  ['src/server/app.ts', '#features/forms/model/ports.ts'],
  ['src/server/app.ts', 'hono'],
  ['src/server/app.ts', 'react-router'],
  ['packages/catalogs/check.ts', '#site/slugs.ts'],
  ['src/app/root.tsx', './entry.client.tsx'],
  ['src/app/root.tsx', '#shell/Layout.tsx'],
  ['src/design-system/button/Button.tsx', '../theme/theme.ts'],
  ['tests/e2e/home.spec.ts', '#server/app.ts'],
  ['tests/e2e/home.spec.ts', '../support/site.ts'],
  ['src/shell/Page.test.tsx', 'node:fs'],
];

test.each(allowed)('%s may import %s', (from, specifier) => {
  expect(check(from, specifier)).toEqual([]);
});

const refused: [from: string, specifier: string, says: RegExp][] = [
  ['src/shell/Header.tsx', '#pages/home/home.tsx', /^room: shell may not import pages: .*features/],
  ['src/shell/Header.tsx', '#features/search/ui/SearchBox.tsx', /^room: .*slot/],
  ['src/shell/Header.tsx', '#features/search/model/words.ts', /^room: .*argument or a prop/],
  ['src/site/meta.ts', '#tooling/film/draw.ts', /^room: site may not import tooling/],
  ['src/site/meta.ts', '#features/forms/model/patterns.ts', /^room: .*argument/],
  ['src/site/meta.ts', 'react', /^package: site may not import "react"/],
  ['src/site/meta.ts', 'react-router', /^package: .*import type/],
  ['src/server/app.ts', '#pages/home/home.tsx', /^room: /],
  ['src/server/app.ts', '#features/forms/ui/PrivacyForm.tsx', /^room: /],
  ['src/server/app.ts', '#design-system/theme/theme.ts', /^room: /],
  ['src/server/app.ts', 'react', /^package: .*entry\.server\.tsx/],
  ['src/server/app.ts', 'react-dom/server', /^package: /],
  ['src/server/app.ts', '@mui/material/styles', /^package: /],
  ['src/server/app.ts', 'hono/cookie', /^package: .*server\/middleware/],
  ['src/pages/home/home.tsx', 'hono/cookie', /^package: /],
  ['src/pages/home/home.tsx', '#server/app.ts', /^room: .*port/],
  ['src/pages/home/home.tsx', 'node:fs', /^package: .*no Node/],
  [ui, '#server/storage/storage.ts', /^room: .*ports\.ts/],
  [ui, '#features/search/ui/SearchBox.tsx', /^room: .*cannot be changed or removed alone/],
  [ui, '#features/search/model/words.ts', /^room: .*alone/],
  [ui, '#shell/Header.tsx', /^room: /],
  [model, 'react', /^package: /],
  [model, '@mui/material', /^package: /],
  [model, '@lingui/core/macro', /^package: .*codes/],
  [model, 'node:crypto', /^package: .*crypto\.subtle/],
  [model, '../ui/PrivacyForm.tsx', /^room: .*model$/],
  [model, '../queue/device-queue.ts', /^room: .*device/],
  ['src/features/submissions/ui/queue/device-queue.ts', 'react', /^package: /],
  ['src/features/submissions/ui/queue/device-queue.ts', '../ui/PrivacyForm.tsx', /^room: /],
  ['src/server/app.ts', '#features/forms/queue/device-queue.ts', /^room: .*port/],
  [model, '#i18n/formats.ts', /^room: .*import type/],
  ['src/design-system/button/Button.tsx', '#i18n/current.ts', /^room: .*props/],
  ['src/design-system/button/Button.tsx', '#site/paths.ts', /^room: .*string/],
  ['src/i18n/i18n.ts', '#site/paths.ts', /^room: /],
  ['src/tooling/film/draw.ts', '#server/env.ts', /^room: /],
  ['src/site/meta.ts', '../i18n/language.ts', /^path: .*#i18n\/language\.ts/],
  ['src/site/meta.ts', '../brand.ts', /^path: .*#brand$/],
  ['src/site/meta.ts', '#site/paths.ts', /^path: .*write \.\//],
  ['src/pages/home/home.tsx', '../../../tests/support/site.ts', /^room: pages may not import tests/],
];

test.each(refused)('%s may not import %s', (from, specifier, says) => {
  const [complaint, ...rest] = check(from, specifier);
  expect(rest).toEqual([]);
  expect(complaint).toMatch(says);
});

describe('what counts as an import', () => {
  test.each([
    'import type { X }',
    'export { x }',
    'export type { X }',
    'export *',
    'import * as x',
    'import { type X }',
  ])('%s', (keyword) => {
    expect(check('src/shell/Header.tsx', '#pages/home/home.tsx', keyword)).toHaveLength(1);
  });

  test('an import for its effect, and one at run time', () => {
    const code = "import '#pages/a.tsx';\nconst page = await import('#pages/b.tsx');\n";
    expect(importFindings(readSourceFile('src/shell/a.ts', code))).toMatchObject([
      { line: 1, column: 8 },
      { line: 2, column: 27 },
    ]);
  });

  test('not a comment, nor a string', () => {
    const code = "// import '#pages/a.tsx'\nexport const text = \"import '#pages/b.tsx'\";\n";
    expect(importFindings(readSourceFile('src/shell/a.ts', code))).toEqual([]);
  });
});

test('a rule may take types of i18n and of the router where it may not take values', () => {
  expect(check(model, '#i18n/formats.ts', 'import type { Format }')).toEqual([]);
  expect(check('src/site/meta.ts', 'react-router', 'import type { MetaDescriptor }')).toEqual([]);
});

test('a folder that is no room is refused', () => {
  expect(importFindings(readSourceFile('src/utils/misc.ts', ''))).toMatchObject([{ rule: 'room' }]);
  expect(importFindings(readSourceFile('src/features/forms/helpers.ts', ''))).toMatchObject([
    { rule: 'room' },
  ]);
});

test('only a component’s folder has an index', () => {
  expect(importFindings(readSourceFile('src/site/index.ts', ''))).toMatchObject([{ rule: 'barrel' }]);
  expect(importFindings(readSourceFile('src/design-system/card/index.ts', ''))).toEqual([]);
});

test.each(exceptions)('the exception for $file is still needed', ({ file, to }) => {
  const code = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const rooms = readSourceFile(file, code).imports.map(({ specifier }) => {
    const target = resolveSpecifier(specifier, file);
    return target && roomOf(target)?.name;
  });
  expect(rooms).toContain(to);
});
