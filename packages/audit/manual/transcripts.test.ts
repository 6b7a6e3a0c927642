import { expect, test } from 'vitest';
import { hashOfWords, withoutFigures } from './transcripts.ts';

const said = (...lines: string[]) =>
  ['# simulated (virtual-screen-reader)', 'document', ...lines, ''].join('\n');
const row = (moment: string) =>
  [
    `row, ${moment} info request`,
    `rowheader, ${moment}`,
    'cell, info',
    `end of row, ${moment} info request`,
  ].join('\n');

test('one word more, two that change places, or another figure are other words', () => {
  const hash = hashOfWords('yard', said('heading, 12 yards, level 1'));
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  for (const other of [
    'heading, Our 12 yards, level 1',
    '12 yards, heading, level 1',
    'heading, 13 yards, level 1',
  ])
    expect(hashOfWords('yard', said(other))).not.toBe(hash);
});

test('the page of the checks says the same after the next audit', () => {
  const told = (day: string, commit: string, count: string) =>
    said(`Last full check: ${day}`, `State of the source: ${commit}.`, count);
  const one = told('November 23, 2026', '2b903b2', '31,969');
  const next = told('December 1, 2026', 'bb969dee9a33', '0');
  const digits = told('December 1, 2026', '13094773', '0');
  expect(withoutFigures('accessibility', one)).toBe(withoutFigures('accessibility', next));
  expect(withoutFigures('accessibility', one)).toBe(withoutFigures('accessibility', digits));
  expect(hashOfWords('accessibility', one)).not.toBe(hashOfWords('accessibility', `${one}and a word`));
});

test('the console says the same in the next build, on another port, with another log', () => {
  const told = (port: number, moment: string, ...rows: string[]) =>
    said(`cell, http://es.localhost:${port}`, `cell, ${moment}`, ...rows, 'end of table');
  const one = told(34025, '2026-11-23T12:18:48.563Z', row('2026-11-22T20:00:01.123Z'));
  const next = told(
    4711,
    '2026-11-30T01:02:03.004Z',
    row('2026-11-22T20:00:02.456Z'),
    row('2026-11-22T20:00:03.789Z'),
  );
  expect(withoutFigures('console', one)).toBe(withoutFigures('console', next));
  expect(withoutFigures('console', told(1, 'no day'))).not.toBe(withoutFigures('console', told(1, 'a day')));
});

test('no review is lost with the minute at which its page was read, or with the port', () => {
  const one = said(
    'row, English http://localhost:35521, Spanish http://es.localhost:35521\ncurl http://\nes.\nlocalhost:\n35521/\nSunday, 12:00\u00a0p.m. PST',
  );
  const next = said(
    'row, English http://localhost:43779, Spanish http://es.localhost:43779\ncurl http://\nes.\nlocalhost:\n43779/\nSunday, 12:01\u00a0p.m. PST',
  );
  expect(hashOfWords('home', one)).toBe(hashOfWords('home', next));
  expect(hashOfWords('home', one)).not.toBe(
    hashOfWords('home', said('row, English\nSunday, 12:00\u00a0p.m. PST')),
  );
});
