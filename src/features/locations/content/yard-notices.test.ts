import { expect, test } from 'vitest';
import { schema } from './yard-notices.schema.ts';
import yards from './yards.json' with { type: 'json' };

const notice = (named: readonly string[]) => ({
  id: 'storm',
  yards: named,
  from: '2026-12-01',
  until: '2026-12-02',
  title: 'Storm',
  text: 'The scale stands still.',
  changes: [],
});

test('a notice names yards that there are, or all', () => {
  const [yard] = yards;
  for (const named of [[yard?.id ?? ''], []])
    expect(schema.isValidSync([notice(named)], { strict: true })).toBe(true);
});

test('a notice of a yard that there is not is refused with the name, so that it is not lost', () => {
  expect(() => schema.validateSync([notice(['medfort'])], { strict: true })).toThrow(
    '"medfort" is no id of yards.json',
  );
});
