import { expect, test } from 'vitest';
import type { CompanyFiling, FilingsPort } from '#features/filings/model/filings.ts';
import type { EventsPort, InvestorEvent } from '../model/events.ts';
import { readEvent } from './events.server.ts';

function event(id: string, quarter: InvestorEvent['quarter'] = null): InvestorEvent {
  return {
    ...{ id, kind: 'earnings', title: `Event ${id}`, summary: 'S', place: null, quarter },
    ...{ startsAt: '2026-10-22T12:30:00.000Z', endsAt: '2026-10-22T13:45:00.000Z' },
    ...{
      webcast: null,
      replayUntil: null,
      release: null,
      calendar: `/api/investorevents/${id}/calendar.ics`,
      sample: true,
    },
  };
}

const annual = { fiscalYear: 2026, quarter: 4 } as const;
/** The nearest first, as the source lists them. */
const past = [event('3', annual), event('2', { fiscalYear: 2026, quarter: 3 }), event('1')];
const upcoming = [event('4'), event('5')];

const events: EventsPort = {
  list: async () => ({ upcoming, past }),
  event: async (_, id) => [...past, ...upcoming].find((each) => each.id === id) ?? null,
  earningsBox: async () => null,
  state: () => null,
};

function filing(form: string, periodEnd: string, filedOn: string): CompanyFiling {
  return { id: filedOn, form, periodEnd, filedOn, title: '', pages: null, documents: [], sample: true };
}

function filingsOf(every: () => Promise<CompanyFiling[]>): FilingsPort {
  const choices = async () => ({ forms: [], years: [] });
  const none = async () => [];
  return {
    company: { page: async () => null, every, choices },
    directors: { page: async () => null, every: none, choices },
    state: () => null,
  };
}

const filings = filingsOf(async () => [
  filing('10-K/A', '2026-08-31', '2026-12-01'),
  filing('10-K', '2026-08-31', '2026-10-23'),
  filing('10-K', '2025-08-31', '2025-10-24'),
]);

test.each([
  ['1', true, null, '2'],
  ['3', true, '2', '4'],
  ['4', false, '3', '5'],
  ['5', false, '4', null],
])('event %s knows the dates before and after it, also across today', async (id, isOver, before, after) => {
  const shown = await readEvent(events, filings, id);
  expect([shown?.isOver, shown?.earlier?.id ?? null, shown?.later?.id ?? null]).toEqual([
    isOver,
    before,
    after,
  ]);
});

test('an id that no event has shows nothing', async () => {
  expect(await readEvent(events, filings, '99')).toBeNull();
});

test('a call leads to the report about its quarter, and not to an amendment', async () => {
  expect((await readEvent(events, filings, '3'))?.report).toEqual({ form: '10-K', filedOn: '2026-10-23' });
  expect((await readEvent(events, filings, '2'))?.report).toBeNull();
  expect((await readEvent(events, filings, '1'))?.report).toBeNull();
});

test('an event stands while the filings cannot be had', async () => {
  const failed = Object.assign(new Error('away'), { name: 'SourceFailed' });
  const shown = await readEvent(
    events,
    filingsOf(() => Promise.reject(failed)),
    '3',
  );
  expect(shown).toMatchObject({ event: { id: '3' }, report: null });
});
