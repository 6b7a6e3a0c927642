import { expect, test } from 'vitest';
import { escapePo, parsePo, positionIn, unescapePo } from './po.ts';

test('gettext plurals are read in order', () => {
  const po = parsePo('msgid "yard"\nmsgid_plural "yards"\nmsgstr[0] "patio"\nmsgstr[1] "pa"\n"tios"\n');
  expect(po.entries[0]?.plural?.text).toBe('yards');
  expect(po.entries[0]?.translations.map(({ text }) => text)).toEqual(['patio', 'patios']);
});

test('entries without a blank line between them are apart', () => {
  const po = parsePo(
    'msgid "a"\nmsgstr "b"\n#. note\nmsgid "c"\nmsgstr "d"\n#~ msgid "e"\n#~ msgstr "f"\n#~ msgid "g"\n#~ msgstr "h"\n',
  );
  expect(po.entries.map(({ id, obsolete }) => [id.text, obsolete])).toEqual([
    ['a', false],
    ['c', false],
    ['e', true],
    ['g', true],
  ]);
});

test('a position counts escapes and wrapped lines', () => {
  const [entry] = parsePo('msgid "x"\nmsgstr ""\n"a\\"b\\n"\n  "cd"\n').entries;
  const places = [0, 2, 3, 4, 5].map(
    (offset) => entry?.translations[0] && positionIn(entry.translations[0], offset),
  );
  expect(places).toEqual([
    { line: 3, column: 2 },
    { line: 3, column: 5 },
    { line: 3, column: 6 },
    { line: 4, column: 4 },
    { line: 4, column: 5 },
  ]);
});

test('escaping and reading give back the text', () => {
  const text = 'a "quoted" \\ back\tslash\r\nand é \x07';
  expect(unescapePo(escapePo(text))).toBe(text);
});
