import { describe, expect, test } from 'vitest';
import { projectFolder } from '../catalog-files.ts';
import { parseCsv } from './csv.ts';
import {
  glossaryColumns,
  neverForms,
  parseGlossary,
  readGlossary,
  styleFaults,
  termsIn,
} from './glossary.ts';

const head = glossaryColumns.join(',');
const faultsOf = (...rows: string[]) =>
  parseGlossary([head, ...rows].join('\n')).findings.map(({ line, column, values }) => [
    values.fault,
    line,
    column,
  ]);

test('the glossary of the site has no fault, and holds the terms of its trade', () => {
  const { glossary, findings } = readGlossary(projectFolder);
  expect(findings).toEqual([]);
  expect(glossary.termCount).toBeGreaterThan(190);
  expect(termsIn('Keep the scale tickets of your rebar', glossary).map(({ spanish }) => spanish)).toEqual([
    'boleta de báscula',
    'varilla corrugada',
  ]);
});

describe('a fault of the file names its line and column', () => {
  test.each([
    ['csv-cells', 'copper,cobre,', 2, 1],
    ['csv-no-spanish', 'copper,,,,', 2, 8],
    ['csv-empty-rule', ',cobre,,,', 2, 2],
    ['csv-clash', 'copper,cobre,,cobre,', 2, 15],
    ['csv-text-after-quote', '"copper"x,cobre,,,', 2, 9],
    ['csv-unclosed-quote', 'copper,cobre,,,"a note', 2, 16],
  ])('%s: %s', (fault, row, line, column) => {
    expect(faultsOf(row)).toEqual([[fault, line, column]]);
  });

  test('csv-twice: the plural is the same term', () => {
    expect(faultsOf('battery,batería,,,', 'Batteries,pila,,,')).toEqual([['csv-twice', 3, 1]]);
  });

  test('csv-header', () => {
    const { findings } = parseGlossary('en;es\ncopper,cobre,,,\n');
    expect(findings.map(({ values }) => values.fault)).toEqual(['csv-header']);
  });

  test('a missing file is told', () => {
    expect(readGlossary('/nowhere/').findings).toMatchObject([
      {
        rule: 'glossary-file',
        severity: 'error',
        file: 'locales/glossary.csv',
        values: { fault: 'csv-missing' },
      },
    ]);
  });

  test('a row with a fault is left out, the others are read', () => {
    const { glossary } = parseGlossary(`${head}\ncopper,,,,\nzinc,zinc,,,\n`);
    expect(glossary.termCount).toBe(1);
  });
});

test('reads what spreadsheets save: quotes, line breaks in a cell, CRLF, a byte order mark', () => {
  const { rows, faults } = parseCsv('\uFEFFa,"b ""c"", d",e\r\n"two\nlines",,\r\n\r\nlast,x,y');
  expect(faults).toEqual([]);
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['a', 'b "c", d', 'e'],
    ['two\nlines', '', ''],
    ['last', 'x', 'y'],
  ]);
  expect(rows[2]?.[0]).toMatchObject({ line: 5, column: 1 });
});

test('a longer term hides the shorter ones inside it', () => {
  const { glossary } = parseGlossary(`${head}\nlien,gravamen,,,\nlien release,liberación de gravamen,,,\n`);
  expect(termsIn('Bring the lien release', glossary).map(({ spanish }) => spanish)).toEqual([
    'liberación de gravamen',
  ]);
  expect(termsIn('A lien is a debt', glossary).map(({ spanish }) => spanish)).toEqual(['gravamen']);
});

test('a rule of style finds whole words and phrases, not parts of words', () => {
  const { glossary } = parseGlossary(
    `${head}\n,"usted, su",,tú;tus,\n,solicitar,,aplicar para,\n,otro,,chequ*,\n`,
  );
  expect(styleFaults('Traiga tus autos', glossary)).toEqual([{ found: 'tus', instead: 'usted, su' }]);
  expect(styleFaults('Un virtuoso estatus', glossary)).toEqual([]);
  expect(styleFaults('Debe aplicar, para ello, pintura', glossary)).toHaveLength(1);
  expect(styleFaults('Chequéelo', glossary)).toHaveLength(1);
});

test('a form is ruled out whatever the English says, unless another term asks for it or the file has a ? behind it', () => {
  const { glossary } = parseGlossary(
    [
      head,
      'yard,centro,*,yarda;yardas,',
      'cubic yard,yarda cúbica,,,',
      'directions,cómo llegar,*,direcciones?,',
    ].join('\n'),
  );
  const never = (english: string, spanish: string) =>
    neverForms(spanish, termsIn(english, glossary), glossary).map(({ found, term }) => [
      found.text,
      term.spanish,
    ]);
  expect(never('Come to see us', 'Venga a la yarda')).toEqual([['yarda', 'centro']]);
  expect(never('Ten cubic yards', 'Diez yardas cúbicas')).toEqual([]);
  expect(never('We keep no postal data', 'No guardamos direcciones')).toEqual([]);
});
