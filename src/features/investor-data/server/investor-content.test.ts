import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { occurrences } from '#features/events/model/event-rules.ts';
import { createContentEvents, readEventWords } from '#features/events/server/content-events.ts';
import { eventRules, meetingOn, resultsOn, ruleOf } from '#features/events/server/sample-calendar.ts';
import filingsContent from '#features/filings/content/filings.json' with { type: 'json' };
import { filingKinds } from '#features/filings/model/sample-company-filings.ts';
import { createSampleFilings, readSampleFilingWords } from '#features/filings/server/sample-filings.ts';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import { readContentNews } from '#features/news/server/content-news.ts';

/** The investor data of the site itself, in both languages. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const now = () => Date.parse('2026-11-20T23:00:00Z');
const filings = createSampleFilings({
  calendar: { meetingOn, resultsOn },
  words: await readSampleFilingWords(root),
  now,
});
const news = await readContentNews(root);
const events = createContentEvents({ words: await readEventWords(root), news, filings, now });

test('no two events share a day, so that each has a number of its own', () => {
  const ids = occurrences(eventRules, 2023, 2060).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every kind of paper has its words', () => {
  expect(filingsContent.kinds.map(({ id }) => id).sort()).toEqual([...filingKinds].sort());
});

test('every event and paper has its words in both languages, and no placeholder is left', async () => {
  const texts = async (language: 'eng' | 'es') => {
    const { upcoming, past } = await events.list(language);
    const { pages = 0 } = (await filings.company.page(language, 1)) ?? {};
    const papers = await Promise.all(
      Array.from({ length: pages }, (_, index) => filings.company.page(language, index + 1)),
    );
    return [
      ...[...upcoming, ...past].flatMap(({ title, summary }) => [title, summary]),
      ...papers.flatMap((page) => page?.items.map(({ title }) => title) ?? []),
    ];
  };
  const [english, spanish] = [await texts('eng'), await texts('es')];
  expect(english.length).toBeGreaterThan(100);
  expect(spanish).toHaveLength(english.length);
  english.forEach((text, index) => {
    expect(text).not.toBe('');
    expect(spanish[index]).not.toBe(text);
    expect(`${text}${spanish[index]}`).not.toMatch(/[{}]/);
  });
});

test('every person on a director’s report has a name and a role in both languages', async () => {
  const { total = 0 } = (await filings.directors.page('eng', 1)) ?? {};
  expect(total).toBeGreaterThan(50);
  for (const language of ['eng', 'es'] as const) {
    const page = await filings.directors.page(language, 1);
    for (const { person, role } of page?.items ?? []) {
      expect(person).toMatch(/\S \S/);
      expect(role).toMatch(/^[^{}]{5,}$/);
    }
  }
});

test('lists can be narrowed to a form and a year', async () => {
  const { forms, years } = await filings.company.choices();
  expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023]);
  for (const { form, count } of forms) {
    expect(await filings.company.page('eng', 1, { form })).toMatchObject({ total: count });
  }
  const annual = await filings.company.page('eng', 1, { form: '10-K', year: 2026 });
  expect(annual?.items.map(({ form }) => form)).toEqual(['10-K/A', '10-K']);
  expect(await filings.company.page('eng', 1, { form: '10-K', year: 1999 })).toEqual({
    page: 1,
    pages: 1,
    total: 0,
    items: [],
  });
});

test('a release of results belongs to the call of its day', async () => {
  const box = await events.earningsBox('es');
  expect(box?.release).toMatchObject({ releaseDate: { date: '2026-10-22' } });
});

test('every call about results has its release, and every dividend too', async () => {
  const { past } = await events.list('eng');
  const calls = past.filter(({ kind }) => kind === 'earnings');
  expect(calls.length).toBeGreaterThan(11);
  expect(calls.filter(({ release }) => release === null).map(({ id }) => id)).toEqual([]);
  const { categories } = await news.choices('eng');
  const told = categories.find(({ category }) => category === 'dividend')?.count;
  expect(told).toBe(dividends.payments.filter(({ declared }) => declared >= '2023-09-01').length);
});

test('there is no latest quarter before the first call', async () => {
  const early = () => Date.parse('2023-09-20T12:00:00Z');
  const own = createContentEvents({ words: await readEventWords(root), news, filings, now: early });
  expect((await own.list('eng')).past.map(({ kind }) => kind)).toEqual(['conference']);
  expect(await own.earningsBox('eng')).toBeNull();
});

test('a quarter that ends the year is reported for the whole of it, any other for itself', async () => {
  expect((await events.earningsBox('eng'))?.filing?.form).toBe('10-K');
  const spring = () => Date.parse('2026-05-20T12:00:00Z');
  const own = createContentEvents({ words: await readEventWords(root), news, filings, now: spring });
  expect((await own.earningsBox('eng'))?.filing?.form).toBe('10-Q');
});

test('reports of people can be narrowed to what there is, and all be read at once', async () => {
  const { forms, years } = await filings.directors.choices();
  expect(forms.map(({ form }) => form).sort()).toEqual(['144', '3', '4']);
  for (const { year, count } of years)
    expect(await filings.directors.every('es', { year })).toHaveLength(count);
});

test('a calendar without the rule that filings depend on says which one is missing', () => {
  const calls = eventRules.filter(({ kind }) => kind !== 'meeting');
  expect(() => ruleOf(calls, ({ kind }) => kind === 'meeting', 'annual meeting')).toThrow(/annual meeting/);
});

test('events go on when the source of the news fails', async () => {
  const failing = { ...news, list: () => Promise.reject(new Error('no news')) };
  const own = createContentEvents({ words: await readEventWords(root), news: failing, filings, now });
  expect((await own.list('eng')).past[0]).toMatchObject({ id: '20261022', release: null });
});
