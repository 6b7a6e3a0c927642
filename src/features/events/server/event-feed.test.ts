import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { openInvestorSources } from '#server/sources/open-investor-sources.ts';
import {
  letdowns,
  type OutsideAnswer,
  readableLog,
  says,
  startOutside,
} from '#tests/server/support/outside-fixture.ts';
import { readCalendar } from './calendar-reader.ts';
import { readEventFeed } from './event-feed.ts';

const lines = (...entry: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entry, 'END:VCALENDAR', ''].join('\r\n');
const entry = (...properties: string[]) =>
  lines('BEGIN:VEVENT', 'UID:a@x.example', 'SUMMARY:Call', ...properties, 'END:VEVENT');

const calendar = lines(
  'BEGIN:VEVENT',
  'UID:first@ir.example',
  'SUMMARY;LANGUAGE=en:Results of the fourth quarter\\, fiscal 2026',
  'DESCRIPTION:A call <b>with',
  '  managers</b>\\nand questions',
  'DTSTART;TZID=America/New_York:20261022T083000',
  'DTEND;TZID="America/New_York":20261022T094500',
  'CATEGORIES:Earnings',
  'URL:https://ir.example/call',
  'BEGIN:VALARM',
  'DESCRIPTION:Wake up',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:20270127',
  'SUMMARY:Meeting',
  'LOCATION:Portland\\, Oregon',
  'DTSTART:20270127T180000Z',
  'DURATION:PT1H30M',
  'END:VEVENT',
);

test('a calendar file is read as RFC 5545 has it: folds, escapes, zones, lengths, entries within entries', () => {
  const [first, second, ...more] = readEventFeed(calendar);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    id: expect.stringMatching(/^\d{12}$/),
    kind: 'earnings',
    title: 'Results of the fourth quarter, fiscal 2026',
    summary: 'A call <b>with managers</b> and questions',
    place: null,
    startsAt: '2026-10-22T12:30:00.000Z',
    endsAt: '2026-10-22T13:45:00.000Z',
    webcast: 'https://ir.example/call',
  });
  expect(second).toMatchObject({
    id: '20270127',
    kind: 'other',
    summary: 'Meeting',
    place: 'Portland, Oregon',
    endsAt: '2027-01-27T19:30:00.000Z',
    webcast: null,
  });
});

test.each([
  ['DTSTART:20261022T083000', '2026-10-22T12:30:00.000Z'],
  ['DTSTART;VALUE=DATE:20270127', '2027-01-27T05:00:00.000Z'],
  ['DTSTART;TZID=Europe/Madrid:20261022T083000', '2026-10-22T06:30:00.000Z'],
])('%s begins at %s', (start, moment) => {
  expect(readCalendar(entry(start))?.map(({ startsAt }) => startsAt)).toEqual([moment]);
});

test.each([
  ['a day that does not exist', ['DTSTART:20260230T083000Z']],
  ['a zone that nobody knows', ['DTSTART;TZID=Mars/Base:20261022T083000']],
  ['an hour that does not exist', ['DTSTART:20261022T253000Z']],
  ['an end before its beginning', ['DTSTART:20261022T083000Z', 'DTEND:20261021T083000Z']],
  ['an event that is called off', ['DTSTART:20261022T083000Z', 'STATUS:CANCELLED']],
  ['an event again and again', ['DTSTART:20261022T083000Z', 'RRULE:FREQ=DAILY']],
  ['no beginning', []],
])('%s is left out', (_, properties) => {
  expect(readCalendar(entry(...properties))).toEqual([]);
});

test('JSON is read as this site answers it, or as a list', () => {
  const event = { id: '7', title: 'Day', startsAt: '2026-10-22T12:30:00Z', webcast: 'javascript:alert(1)' };
  const read = readEventFeed(JSON.stringify([event]));
  expect(read).toMatchObject([
    { id: '7', kind: 'other', endsAt: '2026-10-22T13:30:00.000Z', webcast: null, quarter: null },
  ]);
  expect(readEventFeed(JSON.stringify({ upcoming: [], past: [event] }))).toEqual(read);
});

test('an end without a beginning is passed over, and an entry without a name of its own is known by its day', () => {
  const nameless = entry('DTSTART:20261022T123000Z').replace('UID:a@x.example\r\n', '');
  const stray = nameless.replace('VERSION:2.0', 'VERSION:2.0\r\nEND:VEVENT');
  expect(readCalendar(stray)).toEqual(readCalendar(nameless));
  const [read] = readEventFeed(stray);
  expect(read).toMatchObject({ id: expect.stringMatching(/^\d{12}$/), title: 'Call' });
  const [later] = readEventFeed(stray.replace('20261022', '20261023'));
  expect(later?.id).not.toBe(read?.id);
});

test('events of one moment stand in the order of their ids, and a recording ends on a day that exists', () => {
  const event = (id: string, replayUntil: string | null) => ({
    ...{ id, title: id, startsAt: '2026-10-22T12:30:00Z', replayUntil },
  });
  const events = [event('9', '2026-12-31'), event('8', '2026-12-32'), event('7', null)];
  expect(readEventFeed(JSON.stringify(events)).map(({ id, replayUntil }) => [id, replayUntil])).toEqual([
    ['7', null],
    ['8', null],
    ['9', '2026-12-31'],
  ]);
});

test.each([
  '{}',
  '[{"id":"1"}]',
  '[{"id":1,"title":"T","startsAt":"2026-10-22T12:30:00Z"}]',
  '[{"id":"1","title":"T","startsAt":"soon"}]',
  '[{"id":"1","title":"T","startsAt":"2026-10-22T12:30:00Z","quarter":{"fiscalYear":2026,"quarter":5}}]',
  'null',
  'BEGIN:VCARD\r\nEND:VCARD',
  entry('DTSTART:never').replace('SUMMARY:Call', 'SUMMARY:').replace('never', '20261022T083000Z'),
])('%s is refused', (text) => {
  expect(() => readEventFeed(text)).toThrow();
});

describe('a source elsewhere', () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0)) await clean();
  });
  const root = fileURLToPath(new URL('../../../../', import.meta.url));

  async function opened(answers: { eng: OutsideAnswer; es?: OutsideAnswer }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const eng = await startOutside(answers.eng);
    const es = answers.es ? await startOutside(answers.es) : null;
    cleanups.push(eng.close, () => es?.close());
    const clock = { at: Date.parse('2026-11-20T23:00:00Z') };
    const { log, lines: logged } = readableLog();
    const settings = {
      ...{ newsFeedUrl: null, otherNewsFeeds: {}, quoteUrl: null, filingsUrl: null, filingsContact: null },
      ...{ eventsUrl: eng.url, otherEvents: es ? { es: es.url } : {}, dataDir },
    };
    const open = () => openInvestorSources({ settings, log, root, now: () => clock.at });
    return { eng, clock, logged, open, events: (await open()).events };
  }

  test('gives the events, told apart by the clock, each with its calendar file and no sample', async () => {
    const { events } = await opened({ eng: says(calendar) });
    const { upcoming, past } = await events.list('eng');
    expect([upcoming, past].map((list) => list.map(({ title }) => title))).toEqual([
      ['Meeting'],
      ['Results of the fourth quarter, fiscal 2026'],
    ]);
    expect(await events.event('eng', '20270127')).toMatchObject({
      calendar: '/api/investorevents/20270127/calendar.ics',
      sample: false,
    });
    expect(await events.event('eng', '20270128')).toBeNull();
    expect(await events.earningsBox('eng')).toBeNull();
    expect(events.state()).toMatchObject({ isSample: false, isLastCopy: false });
  });

  test('that names quarters fills the box of the latest one', async () => {
    const call = (id: string, startsAt: string, fiscalYear: number, quarter: number) => ({
      ...{ id, title: id, kind: 'earnings', startsAt, quarter: { fiscalYear, quarter } },
    });
    const text = JSON.stringify([
      call('1', '2026-10-22T12:30:00Z', 2026, 4),
      call('2', '2027-01-06T13:30:00Z', 2027, 1),
    ]);
    const { events } = await opened({ eng: says(text) });
    expect(await events.earningsBox('eng')).toMatchObject({
      endedOn: '2026-08-31',
      event: { id: '1' },
      next: { id: '2' },
    });
  });

  test('that knows of no later call leaves its place empty; a quarter within the year has a quarterly report', async () => {
    const quarter = { fiscalYear: 2026, quarter: 3 };
    const call = { id: '1', title: 'Call', startsAt: '2026-06-30T12:30:00Z', quarter };
    const { events } = await opened({ eng: says(JSON.stringify([call])) });
    expect(await events.earningsBox('eng')).toMatchObject({
      ...{ endedOn: '2026-05-31', event: { id: '1' }, filing: { form: '10-Q' } },
      next: null,
    });
  });

  test('has no age until it is asked, and then that of the older language', async () => {
    const { events, clock } = await opened({ eng: says(calendar), es: says(calendar) });
    expect(events.state()).toBeNull();
    await events.list('es');
    clock.at += 60_000;
    await events.list('eng');
    expect(events.state()).toMatchObject({ ageSeconds: 60, asOf: '2026-11-20T23:00:00.000Z' });
  });

  test('without a Spanish one is marked as English on the Spanish site; with one it is not', async () => {
    const alone = await opened({ eng: says(calendar) });
    expect(await alone.events.event('es', '20270127')).toMatchObject({ title: 'Meeting', language: 'eng' });
    expect((await alone.events.event('eng', '20270127'))?.language).toBeUndefined();
    const both = await opened({
      eng: says(calendar),
      es: says(calendar.replace('SUMMARY:Meeting', 'SUMMARY:Asamblea')),
    });
    const spanish = await both.events.event('es', '20270127');
    expect([spanish?.title, spanish?.language]).toEqual(['Asamblea', undefined]);
  });

  test('is asked once while its copy is fresh, and its last good copy outlives failures and a restart', async () => {
    const { eng, clock, logged, open, events } = await opened({ eng: says(calendar) });
    await events.list('eng');
    await events.list('es');
    expect(eng.requests).toHaveLength(1);
    expect(eng.requests[0]?.headers.accept).toContain('text/calendar');
    eng.becomes((response) => response.writeHead(500).end('SECRET'));
    clock.at += 3_600_000;
    expect((await events.list('eng')).upcoming).toHaveLength(1);
    expect(events.state()).toMatchObject({ isLastCopy: true, ageSeconds: 3600 });
    const again = (await open()).events;
    expect((await again.list('eng')).upcoming).toHaveLength(1);
    expect(logged.join()).not.toContain('SECRET');
  });

  const rubbish = letdowns.filter(([, code]) => code === 'rubbish' || code.startsWith('status'));
  test.each(rubbish)('that answers %s is refused with one line in the log', async (_, code, answer) => {
    const { events, logged } = await opened({ eng: answer });
    for (const language of ['eng', 'es'] as const) {
      await expect(events.list(language)).rejects.toThrow(/did not answer/);
    }
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ topic: 'events', code }]);
  });
});
