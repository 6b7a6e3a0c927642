import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { gettextFindings, readMsgfmt } from './gettext-rules.ts';
import { areaFindings, filesWithMacros, freshnessFindings, type SourceArea } from './source-rules.ts';

const area: SourceArea = {
  area: 'home',
  files: ['src/pages/home/home.tsx'],
  messages: [
    { message: 'A good yard', context: undefined, file: 'src/pages/home/home.tsx', line: 12 },
    { message: 'Open', context: 'label', file: 'src/pages/home/home.tsx', line: 20 },
  ],
  unreadable: [],
};

const complete = 'msgid "A good yard"\nmsgstr "x"\n\nmsgctxt "label"\nmsgid "Open"\nmsgstr "x"\n';

function catalogs(eng: string, es: string): Catalog[] {
  return languages.map((language) => ({
    language,
    area: 'home',
    path: `locales/${language}/home.po`,
    po: parsePo(language === 'es' ? es : eng),
  }));
}

test('catalogs that hold the messages of the source are current', () => {
  expect(freshnessFindings([area], catalogs(complete, complete))).toEqual([]);
});

test('not-extracted names the file of the source, the text and the catalogs that lack it', () => {
  const withoutContext = complete.replace('msgctxt "label"\n', '');
  const [lacking] = freshnessFindings([area], catalogs(complete, withoutContext)).filter(
    ({ rule }) => rule === 'not-extracted',
  );
  expect(lacking).toMatchObject({
    file: 'src/pages/home/home.tsx',
    line: 20,
    found: 'Open',
    values: { catalog: 'locales/es/home.po' },
  });
  const none = freshnessFindings([area], []);
  const all = languages.map((language) => `locales/${language}/home.po`).join(', ');
  expect(none.map(({ values }) => values.catalog)).toEqual([all, all]);
});

test('not-in-source names the entry that extraction would remove, obsolete ones too', () => {
  const stale = `${complete}\nmsgid "Old"\nmsgstr "x"\n\n#~ msgid "Older"\n#~ msgstr "x"\n`;
  expect(freshnessFindings([area], catalogs(complete, stale))).toMatchObject([
    { rule: 'not-in-source', file: 'locales/es/home.po', line: 8, found: 'Old' },
    { rule: 'not-in-source', file: 'locales/es/home.po', line: 11, found: 'Older' },
  ]);
});

test('a source file that cannot be read is named, and nothing is concluded about its area', () => {
  const broken = { ...area, messages: [], unreadable: ['src/pages/home/home.tsx'] };
  expect(freshnessFindings([broken], catalogs(complete, complete))).toMatchObject([
    { rule: 'unreadable-source', file: 'src/pages/home/home.tsx' },
  ]);
});

test('a file with a macro stands in exactly one area', () => {
  const files = ['src/pages/home/home.tsx', 'src/shell/header.tsx', 'src/shell/both.tsx'];
  const areas = [area, { ...area, area: 'shared', files: ['src/shell/both.tsx'] }];
  areas.push({ ...area, area: 'console', files: ['src/shell/both.tsx'] });
  expect(areaFindings(files, areas)).toMatchObject([
    { rule: 'area-none', file: 'src/shell/header.tsx' },
    { rule: 'area-many', file: 'src/shell/both.tsx', values: { areas: 'shared, console' } },
  ]);
});

test('files with macros are found by their import, tests and mere mentions aside', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'macros-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, text);
  };
  write('src/a.tsx', "import { Trans } from '@lingui/react/macro';");
  write('src/b/b.ts', 'import {\n  msg,\n} from "@lingui/core/macro";');
  write('src/a.test.tsx', "import { Trans } from '@lingui/react/macro';");
  write('src/c.ts', "// import { msg } from '@lingui/core/macro';");
  write('src/d.ts', "import { i18n } from '@lingui/core';");
  expect(filesWithMacros(folder)).toEqual(['src/a.tsx', 'src/b/b.ts']);
});

test('what msgfmt prints becomes findings; header fields for mailing lists do not', () => {
  const output = [
    "locales/es/home.po:2: warning: header field 'Last-Translator' missing in header",
    'locales/es/home.po:7: end-of-line within string',
    'locales/es/home.po:9: warning: something odd',
    'msgfmt: found 1 fatal error',
  ].join('\n');
  expect(readMsgfmt(output)).toMatchObject([
    { rule: 'gettext', severity: 'error', line: 7, values: { reason: 'end-of-line within string' } },
    { rule: 'gettext', severity: 'warning', line: 9 },
  ]);
});

test('a file as an editor writes it passes msgfmt, wherever that is installed', () => {
  const fixtures = new URL('./fixtures/', import.meta.url).pathname;
  expect(gettextFindings(['poedit.po', 'weblate.po', 'msgcat.po'], fixtures)).toEqual([]);
});
