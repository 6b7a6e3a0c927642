import { expect, test } from 'vitest';
import { optionsIn } from './options-in.ts';

test('a packed choice is its value, a bar and its label, which may hold bars of its own', () => {
  expect(optionsIn(['everett|Everett, WA', 'a|one | two', '|Any'])).toEqual([
    { value: 'everett', label: 'Everett, WA' },
    { value: 'a', label: 'one | two' },
    { value: '', label: 'Any' },
  ]);
});

test('a choice without a bar is read as what it sends', () => {
  expect(optionsIn(['copper'])).toEqual([{ value: 'copper', label: 'copper' }]);
});
