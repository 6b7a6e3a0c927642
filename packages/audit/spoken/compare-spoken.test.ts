import { expect, test } from 'vitest';
import { comparedWith } from './compare-spoken.ts';

const menu = {
  id: 'menu',
  language: 'eng' as const,
  title: '',
  faults: [] as string[],
  spoken: ['About Us'],
};
const spoken = (...words: string[]) => ({ ...menu, spoken: words });

test('a record that says the same needs no line', () => {
  expect(comparedWith([menu], [menu])).toEqual([]);
});

test('what is spoken otherwise is told by task and language, and so are new tasks and those left out', () => {
  const spanish = { ...menu, language: 'es' as const };
  const film = { ...menu, id: 'film' };
  expect(comparedWith([menu, film], [spoken('About us'), spanish])).toEqual([
    'menu (eng): no longer spoken: About Us',
    'menu (eng): spoken now: About us',
    'menu (es): new',
    'film (eng): no longer done',
  ]);
});

test('a verdict that has changed comes first, in both directions', () => {
  const wrong = { ...menu, spoken: [], faults: ['not spoken: About'] };
  expect(comparedWith([menu], [wrong])).toEqual([
    'menu (eng): was right, is WRONG: not spoken: About',
    'menu (eng): no longer spoken: About Us',
  ]);
  expect(comparedWith([wrong], [menu])).toEqual([
    'menu (eng): was WRONG, is right',
    'menu (eng): spoken now: About Us',
  ]);
});

test('twice is not once, and another order is told', () => {
  expect(comparedWith([spoken('saved')], [spoken('saved', 'saved')])).toEqual([
    'menu (eng): spoken now: saved',
  ]);
  expect(comparedWith([spoken('one', 'two')], [spoken('two', 'one')])).toEqual([
    'menu (eng): the same, in another order',
  ]);
});

test('what a browser has visited before is no change of the site', () => {
  const former = spoken('Company link.', 'Page has 8 landmarks, 1 visited link.');
  expect(
    comparedWith([former], [spoken('Company visited link.', 'Page has 8 landmarks, 2 visited links.')]),
  ).toEqual([]);
});
