import { expect, test } from 'vitest';
import { comparedWith, judgeSpoken } from './judge-spoken.ts';

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

test('a record is compared with the former one by task and language', () => {
  const result = { id: 'menu', language: 'eng' as const, title: '', faults: [], spoken: ['About Us'] };
  expect(
    comparedWith(
      [result],
      [
        { ...result, spoken: ['About us'] },
        { ...result, language: 'es' as const },
      ],
    ),
  ).toEqual(['menu (eng): no longer spoken: About Us', 'menu (eng): spoken now: About us', 'menu (es): new']);
});
