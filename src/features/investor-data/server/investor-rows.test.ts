import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import type { CompanyFiling, DirectorFiling } from '#features/filings/model/filings.ts';
import { underHeads } from '#server/files/spreadsheet.ts';
import { readInvestorFileWords } from './investor-file-words.ts';
import { companyRows, directorRows, priceRows } from './investor-rows.ts';

const { es: words } = await readInvestorFileWords(fileURLToPath(new URL('../../../../', import.meta.url)));

/** What a paper that was really filed has in common with others. */
const filed = {
  ...{ id: '0000000001-26-000001', filedOn: '2026-11-10', periodEnd: null, sample: false },
  documents: [{ format: 'html' as const, href: 'https://www.sec.gov/a.htm' }],
};

test('what was really filed leads to its paper and is called no sample', () => {
  const filing: CompanyFiling = { ...filed, form: '10-K', title: 'Annual report', pages: null };
  const [row] = companyRows([filing], words);
  expect(row).toMatchObject({ document: 'https://www.sec.gov/a.htm', sample: null, 'period-end': null });
  expect(row?.name).toBe(words.forms.get('10-K'));
});

test('a letter of a report that nobody explains leaves its column empty and the others as they are', () => {
  const sold = { on: '2026-11-09', acquired: false, shares: 5, price: 2, heldAfter: 3 };
  const report: DirectorFiling = {
    ...{ ...filed, form: '4', person: null, role: null },
    transactions: [
      { ...sold, code: 'S' },
      { ...sold, code: 'Ñ', acquired: true },
    ],
  };
  const [known, strange] = directorRows([report], words);
  expect(known).toMatchObject({ happened: words.happenings.get('S'), direction: words.went, shares: 5 });
  expect(strange).toMatchObject({ code: 'Ñ', happened: '', direction: words.came, shares: 5 });
});

test('prices that were really paid have nothing to note, and no cell is left out for it', () => {
  const rows = priceRows([{ day: '2026-11-20', close: 30 }], '');
  expect(underHeads([...words.columns.prices, { id: 'unknown', label: brand.name }], rows)[1]).toEqual([
    ...['2026-11-20', 30, 'USD', '', ''],
  ]);
});
