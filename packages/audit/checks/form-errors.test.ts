import { expect, test } from 'vitest';
import { judge } from './form-errors.ts';

const lot = { selector: '#lot', html: '<input id="lot">', name: 'Lot', hints: '', isEmpty: true };
const mail = { selector: '#mail', html: '<input id="mail">', name: 'Your email', hints: '', isEmpty: true };
const said = (text: string, of = '') => ({ text, of, html: '', selector: '#said' });
const messages = (...given: Parameters<typeof judge>) => judge(...given).map(({ message }) => message);

test('a field that only looks wrong is a fault, and one that words speak of is none', () => {
  expect(messages([lot, mail], { isElsewhere: false, news: [], changed: ['#lot'] }, 'nothing')).toHaveLength(
    1,
  );
  const news = [said('Enter the lot.', '#lot')];
  expect(messages([lot, mail], { isElsewhere: false, news, changed: ['#lot'] }, 'nothing')).toEqual([]);
});

test('a summary names its fields by their labels or by a longer word of them', () => {
  const answer = (text: string) => ({ isElsewhere: false, news: [said(text)], changed: [] });
  expect(messages([lot, mail], answer('Please correct your entries.'), 'nothing')).toHaveLength(1);
  expect(messages([lot, mail], answer('Please enter an email address.'), 'nothing')).toEqual([]);
  expect(messages([lot, mail], answer('Thank you, we have received it.'), 'nothing')).toEqual([]);
});

test.each([
  ['Lot not valid.', '', 1],
  ['Lot not valid. Enter the number on the ticket.', '', 0],
  ['Lot not valid.', 'Two letters and 4 digits', 0],
  ['Write it as DD.MM.YYYY.', '', 1],
  ['Write it as DD.MM.YYYY.', 'DD.MM.YYYY', 0],
  ['Enter a weight from 0.5 to 30 kilograms, for example 2.5.', '', 0],
])('“%s” where “%s” was told before: faults %i', (text, hints, count) => {
  const answer = { isElsewhere: false, news: [said(text, '#lot')], changed: [] };
  expect(messages([{ ...lot, hints }], answer, 'nonsense')).toHaveLength(count);
});
