import { expect, test } from 'vitest';
import { contentFaults } from '#i18n/content-schema.ts';
import esg from './esg.json' with { type: 'json' };
import type { EsgData } from './esg.schema.ts';
import { rowOf, valueIn } from './esg-figures.ts';
import flow from './metal-flow.json' with { type: 'json' };
import { schema } from './metal-flow.schema.ts';

test('what comes in is what leaves, in every year', () => {
  expect(contentFaults(schema, flow)).toEqual([]);
});

test('a flow that loses metal unseen stops the build and names the years', () => {
  const [fault] = contentFaults(schema, { ...flow, sinks: flow.sinks.slice(0, 3) });
  expect(fault?.field).toBe('sinks');
  expect(fault?.reason).toContain('in 2024 4120 come in and 3767 leave');
});

test('a flow of a row that nobody measured is refused', () => {
  const [fault] = contentFaults(schema, {
    ...flow,
    sources: [{ row: 'gold', label: 'Gold' }, ...flow.sources],
  });
  expect(fault?.reason).toContain('must be the id of a row of esg.json');
});

test.each([
  ['4.12 million', 'received', 1000],
  ['3.34 million', 'ferrous', 1000],
  ['366,000', 'nonferrous', 1],
  ['61,000', 'other-reuse', 1],
  ['353,000', 'landfill', 1],
])('its sentence says %s, as the row %s does', (words, id, scale) => {
  const row = rowOf(esg as EsgData, id);
  expect(valueIn(esg as EsgData, row, 2024) / scale).toBe(Number.parseFloat(words));
  expect(flow.summary).toContain(words);
});
