import { expect, test } from 'vitest';
import { cellOf, spreadsheetOf } from './spreadsheet.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1 503', "'+1 503"],
  ['-1', "'-1"],
  ['@SUM(B1)', "'@SUM(B1)"],
  [' =1', "' =1"],
  ['a,b', '"a,b"'],
  ['=1,"b"', '"\'=1,""b"""'],
  ['plain', 'plain'],
  [-2.5, '-2.5'],
  [3.75, '3.75'],
])('writes the cell %j as %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('a table begins with the mark of UTF-8 and ends its lines as spreadsheets do', () => {
  expect(spreadsheetOf([['Año', 'a\nb'], [1]])).toBe('\uFEFFAño,"a\nb"\r\n1\r\n');
});
