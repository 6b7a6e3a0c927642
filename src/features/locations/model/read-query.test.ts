import { expect, test } from 'vitest';
import { readPostalIndex } from './postal-index.ts';
import { readQuery } from './read-query.ts';

/** A small index in the form of the real one: code, degrees in thousandths, city, region; blanks repeat the line above. */
const index = readPostalIndex(
  [
    '04101\t43660\t-70259\tPortland\tME',
    '12345\t42814\t-73940\tSchenectady\tNY',
    '20001\t38910\t-77018\tWashington\tDC',
    '55101\t44951\t-93090\tSaint Paul\tMN',
    '90001\t33973\t-118249\tLos Angeles\tCA',
    '97201\t45508\t-122690\tPortland\tOR',
    '97204\t45518\t-122674\t\t',
    '97205\t45520\t-122700\t\t',
    '97401\t44070\t-123100\tEugene\t',
    '97475\t44050\t-122980\tSpringfield\t',
    '62701\t39800\t-89650\tSpringfield\tIL',
    '98660\t45630\t-122680\tVancouver\tWA',
    'V\t49400\t-122200\t-\tBC',
    'V3W\t49190\t-122849\tSurrey\t',
    'V5K\t49260\t-123110\tVancouver\t',
    '',
  ].join('\n'),
);

const meaning = (text: string): string => {
  const read = readQuery(text, index);
  if (read.kind === 'zip' || read.kind === 'postal-code') return `${read.kind} ${read.code}`;
  if (read.kind === 'city') return `${read.place.city}, ${read.place.region}`;
  if (read.kind === 'cities')
    return `${read.region ?? ''}?${read.cities.map(({ region }) => region).join(' ')}`;
  return read.kind === 'region' ? `region ${read.region}` : 'unknown';
};

test.each([
  ['97204', 'zip 97204'],
  [' 97204 ', 'zip 97204'],
  ['97204-1234', 'zip 97204'],
  ['９７２０４', 'zip 97204'],
  ['1200 SW Main Street, Portland, OR 97204', 'zip 97204'],
  ['Portland OR 97204-1234, USA', 'zip 97204'],
  ['90001 or 97204', 'zip 97204'],
])('the ZIP in %j is read, wherever it stands', (text, expected) => expect(meaning(text)).toBe(expected));

test.each([
  ['12345 Oak Street, Portland, OR', 'Portland, OR'],
  ['12345 Oak Street, Portland, OR 97204', 'zip 97204'],
  ['12345 Schenectady, NY', 'zip 12345'],
  ['12345', 'zip 12345'],
])('of %j a house number is told from a ZIP', (text, expected) => expect(meaning(text)).toBe(expected));

test('an unknown ZIP is answered by the area of its first three digits, and says so', () => {
  const read = readQuery('97299', index);
  expect(read).toMatchObject({ kind: 'zip', place: { isRough: true, region: 'OR', city: '' } });
  expect(readQuery('97204', index)).toMatchObject({ place: { isRough: false, city: 'Portland' } });
  expect(meaning('00000')).toBe('unknown');
});

test.each([
  ['V3W 1A1', 'postal-code V3W 1A1'],
  ['v3w1a1', 'postal-code V3W 1A1'],
  ['V3W-1A1', 'postal-code V3W 1A1'],
  ['v3w', 'postal-code V3W'],
  ['12815 72 Ave, Surrey BC V3W 2M9', 'postal-code V3W 2M9'],
  ['D1A 1A1', 'unknown'],
  ['V3O', 'unknown'],
])('the Canadian code in %j is read, and its first half is enough', (text, expected) =>
  expect(meaning(text)).toBe(expected),
);

test('a Canadian code that nobody knows is answered by what it begins with', () => {
  expect(readQuery('V3X 1A1', index)).toMatchObject({ place: { isRough: true, region: 'BC' } });
  expect(readQuery('V0A', index)).toMatchObject({ place: { isRough: true, latitude: 49.4 } });
});

test.each([
  ['Portland, OR', 'Portland, OR'],
  ['portland or', 'Portland, OR'],
  ['PORTLAND , Oregon', 'Portland, OR'],
  ['Portland, Oregón', 'Portland, OR'],
  ['Portland, ME, USA', 'Portland, ME'],
  ['1200 SW Main St Portland OR', 'Portland, OR'],
  ['Main Street Portland Oregon', 'Portland, OR'],
  ['400 Elm St, Springfield, Illinois', 'Springfield, IL'],
  ['St. Paul MN', 'Saint Paul, MN'],
  ['saint paul, minnesota', 'Saint Paul, MN'],
  ['Vancouver, WA', 'Vancouver, WA'],
  ['Vancouver, British Columbia, Canada', 'Vancouver, BC'],
  ['Vancouver, Columbia Británica', 'Vancouver, BC'],
  ['Washington DC', 'Washington, DC'],
])('%j names a city with its state or province', (text, expected) => expect(meaning(text)).toBe(expected));

test.each([
  ['Eugene', 'Eugene, OR'],
  ['eugene,', 'Eugene, OR'],
  ['Los Ángeles', 'Los Angeles, CA'],
  ['1200 Main St, Eugene', 'Eugene, OR'],
  ['1200 Main St Eugene', 'Eugene, OR'],
])('%j names the only city of its name', (text, expected) => expect(meaning(text)).toBe(expected));

test.each([
  ['Portland', '?OR ME'],
  ['springfield', '?IL OR'],
  ['Vancouver', '?BC WA'],
  ['Washington', 'WA?DC'],
])('%j has several homes, the largest first', (text, expected) => expect(meaning(text)).toBe(expected));

test.each([
  ['Oregon', 'region OR'],
  ['wa', 'region WA'],
  ['Columbia Británica', 'region BC'],
])('%j is a state or province', (text, expected) => expect(meaning(text)).toBe(expected));

test.each([
  '',
  '   ',
  ',,,',
  'somewhere',
  'my Portland',
  '503-555-0104',
  '9720',
  '972045',
  '１２',
  '(), OR',
  '🙂',
])('nothing is read out of %j', (text) => expect(['unknown', 'region OR']).toContain(meaning(text)));

test('a damaged index is refused with the way to mend it', () => {
  expect(() => readPostalIndex('97204\tx\t1\ta\tOR\n')).toThrow(
    /"97204"; run npm run postal-index -w @site\/build/,
  );
  expect(() => readPostalIndex('97204\t1\t1\n')).toThrow(/postal-index/);
});
