import { expect, test } from 'vitest';
import { contentFaults } from '#i18n/content-schema.ts';
import chartNotes from './chart-notes.json' with { type: 'json' };
import { schema } from './chart-notes.schema.ts';
import esg from './esg.json' with { type: 'json' };
import type { EsgData } from './esg.schema.ts';
import { changeOf, rowOf } from './esg-figures.ts';
import sustainability from './sustainability.json' with { type: 'json' };

const noteOf = (chart: string, year: number) =>
  chartNotes.charts.find(({ id }) => id === chart)?.notes.find((note) => note.year === year)?.text;
const report = JSON.stringify(sustainability.chapters);

test('every note stands at a chart and a year that exist', () => {
  expect(contentFaults(schema, chartNotes)).toEqual([]);
});

test('the notes of a chart stand in the order of their years, and no year has two: their words would lie on each other', () => {
  for (const { notes } of chartNotes.charts) {
    const years = notes.map(({ year }) => year);
    expect(years).toEqual([...new Set(years)].sort());
  }
});

test('a note at a chart that nobody draws, or at a year without figures, is refused', () => {
  const faults = contentFaults(schema, { charts: [{ id: 'gold', notes: [{ year: 1999, text: 'Rush' }] }] });
  expect(faults.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('must be the id of a chart of sustainability.json'),
    expect.stringContaining('must be a year that esg.json has'),
  ]);
});

test('the rise of 2021 is explained by how much more scrap came in', () => {
  const data = esg as EsgData;
  const more = Math.round(changeOf(data, rowOf(data, 'received'), 2020, 2021) * 100);
  expect(noteOf('emissions', 2021)).toContain(`${more} percent more scrap`);
});

test('notes of 2024 name what the report says of that year', () => {
  expect(report).toContain('Since February 2024 a rail line');
  expect(report).toContain('5,200 truck trips a year');
  expect(noteOf('emissions', 2024)).toMatch(/^Since February, a rail line in place of 5,200 truck trips/);
  expect(report).toContain('Since May 2024 a line with sensors');
  expect(noteOf('landfill', 2024)).toContain('sensor line since May');
});
