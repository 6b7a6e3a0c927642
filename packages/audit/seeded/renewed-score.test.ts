import { expect, test } from 'vitest';
import { renewed } from './renewed-score.ts';
import type { FaultScore, Score } from './score.ts';

const fault = (id: string, caughtBy: string[], alarms: string[]): FaultScore => ({
  ...{ id, title: id, criteria: ['1.1.1'], caughtBy, alsoFailed: [], alarms, untested: [] },
});
const score = (details: FaultScore[]): Score => ({
  ...{ day: '2026-11-01', hash: '', browser: '', faults: details.length, details },
  assertors: [
    { name: 'scripted', version: '1.0' },
    { name: 'axe-core', version: '1' },
  ],
  ...{ caught: 0, silentControls: 0, alone: {} },
});

test('what checks said that look again is replaced, and what others said stays', () => {
  const before = score([
    fault('one', ['scripted/a', 'axe-core/a'], ['scripted/b']),
    fault('two', [], ['scripted/a', 'axe-core/b']),
    fault('three', ['scripted/b'], []),
  ]);
  const now = score([fault('one', [], []), fault('two', ['scripted/a'], []), fault('three', [], [])]);
  const whole = renewed(before, now, ['a', 'b']);
  expect(whole.details.map(({ caughtBy }) => caughtBy)).toEqual([['axe-core/a'], ['scripted/a'], []]);
  expect(whole.details.map(({ alarms }) => alarms)).toEqual([[], ['axe-core/b'], []]);
  expect([whole.caught, whole.silentControls]).toEqual([2, 2]);
  expect(whole.alone).toEqual({ scripted: { caught: 1, alarms: 0 }, 'axe-core': { caught: 1, alarms: 1 } });
});
