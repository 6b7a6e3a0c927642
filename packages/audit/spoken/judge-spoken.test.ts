import { expect, test } from 'vitest';
import { judgeSpoken } from './judge-spoken.ts';

const spoken = ['Name entry required.', 'There is a problem', 'Name link.', 'Name link.'];

test('what was spoken in its order, once, and without what it must not say, is right', () => {
  const task = { order: ['name entry', { eng: 'a problem', es: 'un problema' }, 'link'], once: ['problem'] };
  expect(judgeSpoken(spoken, { ...task, never: ['invalid'] }, 'eng')).toEqual([]);
});

test('what was left out, came too early, twice, or ought not to come is named', () => {
  expect(
    judgeSpoken(
      spoken,
      { order: ['problem', 'entry required', 'thanks'], once: ['Name link'], never: ['required'] },
      'eng',
    ),
  ).toEqual([
    'spoken too early: entry required',
    'not spoken: thanks',
    'spoken 2 times and not once: Name link',
    'must not be spoken: Name entry required.',
  ]);
});

test('the same words twice in an order must be spoken twice', () => {
  expect(judgeSpoken(['3 matches'], { order: ['matches', 'matches'] }, 'eng')).toEqual([
    'spoken too early: matches',
  ]);
  expect(judgeSpoken(['3 matches', '3 matches'], { order: ['matches', 'matches'] }, 'eng')).toEqual([]);
});
