import { expect, test } from 'vitest';
import { inOrder, orderBehind, readDividendOrder } from './dividend-order.ts';

const read = (query: string) => Object.values(readDividendOrder(new URLSearchParams(query))).join(' ');

test.each([
  ['', 'declared descending'],
  ['sort=amount', 'amount descending'],
  ['sort=kind', 'kind ascending'],
  ['sort=payable&order=ascending', 'payable ascending'],
  ['sort=payable&order=sideways', 'payable descending'],
  ['sort=toString&order=ascending', 'declared descending'],
  ['sort=frequency', 'declared descending'],
  ['order=oldest', 'declared ascending'],
])('%j asks for the order %j', (query, order) => {
  expect(read(query)).toBe(order);
});

test('the head of the column that is sorted by turns it around, any other begins anew', () => {
  const shown = { column: 'amount', direction: 'descending' } as const;
  expect(orderBehind('amount', shown)).toEqual({ column: 'amount', direction: 'ascending' });
  expect(orderBehind('kind', shown)).toEqual({ column: 'kind', direction: 'ascending' });
  expect(orderBehind('record', shown)).toEqual({ column: 'record', direction: 'descending' });
});

test('what is alike in a column stays as it stood, whichever way', () => {
  const rows = [
    { id: 'new', dollars: 0.19 },
    { id: 'old', dollars: 0.19 },
    { id: 'special', dollars: 0.5 },
  ];
  const idsIn = (direction: 'ascending' | 'descending') =>
    inOrder(rows, { column: 'amount', direction }, (one, other) => one.dollars - other.dollars).map(
      ({ id }) => id,
    );
  expect(idsIn('ascending')).toEqual(['new', 'old', 'special']);
  expect(idsIn('descending')).toEqual(['special', 'new', 'old']);
});
