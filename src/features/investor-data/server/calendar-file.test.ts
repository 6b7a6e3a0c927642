import { expect, test } from 'vitest';
import type { InvestorEvent } from '#features/events/model/events.ts';
import { calendarText } from './calendar-file.ts';

const event: InvestorEvent = {
  id: '20270127',
  kind: 'meeting',
  title: 'Asamblea; con coma, y \\ barra',
  summary: 'Línea una.\nLínea dos, con BEGIN:VEVENT.',
  place: 'Portland, Oregón',
  startsAt: '2027-01-27T16:00:00.000Z',
  endsAt: '2027-01-27T17:30:00.000Z',
  replayUntil: null,
  quarter: null,
  release: null,
  webcast: null,
  calendar: '/api/investorevents/20270127/calendar.ics',
  sample: true,
};
const options = {
  language: 'es',
  page: 'https://es.site.example/inversionistas#events',
  now: Date.parse('2026-11-20T23:00:00Z'),
} as const;

/** The lines as a calendar reads them: folds undone. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('says when, in UTC, and what in the language of the site', () => {
  const lines = linesOf(calendarText(event, options));
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:20270127@es.site.example',
      'DTSTAMP:20261120T230000Z',
      'DTSTART:20270127T160000Z',
      'DTEND:20270127T173000Z',
      'URL:https://es.site.example/inversionistas#events',
      'LOCATION;LANGUAGE=es:Portland\\, Oregón',
    ]),
  );
});

test('no text of an event becomes a line of the file', () => {
  const hostile = {
    ...event,
    title: 'A\r\nATTACH:https://evil.example',
    summary: '\u0000B\rEND:VCALENDAR\nC',
  };
  const lines = linesOf(calendarText(hostile, options));
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toBe(
    `DESCRIPTION;LANGUAGE=es:B\\nEND:VCALENDAR\\nC\\n${options.page}`,
  );
});

test('the four characters with a meaning are escaped', () => {
  const summary = linesOf(calendarText(event, options)).find((line) => line.startsWith('SUMMARY'));
  expect(summary).toMatch(/: Asamblea\\; con coma\\, y \\\\ barra$/);
});

test('lines have at most 75 octets, are cut between characters, and end with CR LF', () => {
  const long = { ...event, summary: `x${'áé👩‍🔧'.repeat(60)}` };
  const text = calendarText(long, options);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  expect(linesOf(text).find((line) => line.startsWith('DESCRIPTION'))).toContain(long.summary);
});

test('an event without a place has none', () => {
  expect(calendarText({ ...event, place: null }, options)).not.toContain('LOCATION');
});
