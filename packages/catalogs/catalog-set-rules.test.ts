import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import { type Catalog, readCatalogs } from './catalog-files.ts';
import { catalogSetFindings, withoutTold } from './catalog-set-rules.ts';
import type { Finding } from './finding.ts';
import { freshnessFindings } from './source-rules.ts';

let own: Catalog[] = [];
beforeAll(() => {
  own = languages.flatMap((language) => readCatalogs(language));
});

const sharedPath = 'locales/es/shared.po';
const told = (findings: Finding[]) => findings.map(({ rule, file, found }) => [rule, file, found]);

/** Our own catalogs with a small one in place of each language's words of every page. */
function withShared(spanish: string, english = 'msgid "Find a yard"\nmsgstr ""\n'): Catalog[] {
  const texts: Record<string, string> = { [sharedPath]: spanish, 'locales/eng/shared.po': english };
  return own.map((catalog) => {
    const text = texts[catalog.path];
    return text === undefined ? catalog : { ...catalog, po: parsePo(text) };
  });
}

test('our own catalogs say the same messages in every language, each in its file', () => {
  expect(catalogSetFindings(own)).toEqual([]);
});

test('a changed msgid is told from both sides, with the file that lacks it', () => {
  const findings = catalogSetFindings(withShared('msgid "Find  yards"\nmsgstr "Busque"\n'));
  expect(told(findings)).toEqual([
    ['message-alone', 'locales/eng/shared.po', 'Find a yard'],
    ['message-alone', sharedPath, 'Find  yards'],
  ]);
  expect(findings.map(({ values }) => values.other)).toEqual([sharedPath, 'locales/eng/shared.po']);
});

test('a deleted entry is told, one that is no longer used is not', () => {
  expect(told(catalogSetFindings(withShared('')))).toEqual([
    ['message-alone', 'locales/eng/shared.po', 'Find a yard'],
  ]);
  const obsolete = 'msgid "Find a yard"\nmsgstr "x"\n\n#~ msgid "Old"\n#~ msgstr "Viejo"\n';
  expect(catalogSetFindings(withShared(obsolete))).toEqual([]);
});

test('of a file that cannot be read nothing is guessed', () => {
  expect(catalogSetFindings(withShared('msgid "Find a yard\nmsgstr "x"\n'))).toEqual([]);
});

test('a file that is gone, and one that no page reads, are told', () => {
  const renamed = own.map((catalog) =>
    catalog.path === sharedPath
      ? { ...catalog, area: 'shared copy', path: 'locales/es/shared copy.po' }
      : catalog,
  );
  expect(told(catalogSetFindings(renamed))).toEqual([
    ['catalog-unknown', 'locales/es/shared copy.po', ''],
    ['catalog-missing', sharedPath, ''],
  ]);
});

describe('what the source says of the same slip is not told twice', () => {
  const areas = [
    {
      area: 'shared',
      files: [],
      unreadable: [],
      messages: [{ message: 'Find a yard', context: undefined, file: 'src/a.tsx', line: 3 }],
    },
  ];
  const both = (catalogs: Catalog[]) => {
    const between = catalogSetFindings(catalogs);
    return { between, source: withoutTold(freshnessFindings(areas, catalogs), between) };
  };

  test('after a changed msgid', () => {
    const { between, source } = both(withShared('msgid "Find  yards"\nmsgstr "Busque"\n'));
    expect(between).toHaveLength(2);
    expect(source).toEqual([]);
  });

  test('after a file was deleted', () => {
    const { between, source } = both(withShared('').filter(({ path }) => path !== sharedPath));
    expect(told(between)).toEqual([['catalog-missing', sharedPath, '']]);
    expect(source).toEqual([]);
  });

  test('but a text that no language has yet is told by the source', () => {
    const { between, source } = both(withShared('', ''));
    expect(between).toEqual([]);
    expect(told(source)).toEqual([['not-extracted', 'src/a.tsx', 'Find a yard']]);
  });
});
