import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import record from '#features/diagnostics/content/lighthouse.json' with { type: 'json' };
import { languages } from '#i18n/language.ts';
import { pages } from '#site/manifest.ts';
import { middleOf, type Run, readRun, shortfalls } from './figures.ts';
import { pageTypes } from './page-types.ts';

/** A run as Lighthouse tells of it, in which the audits of these names were not passed. */
function resultOf(failed: readonly string[], shift = 0): Result {
  const audit = (id: string, numericValue?: number) => ({
    id,
    score: failed.includes(id) ? 0 : 1,
    numericValue,
  });
  const category = (score: number, ids: readonly string[]) => ({
    score,
    auditRefs: ids.map((id) => ({ id, weight: id === 'told-only' ? 0 : 1 })),
  });
  return {
    categories: {
      performance: category(0.994, []),
      accessibility: category(1, ['color-contrast', 'told-only']),
      'best-practices': category(0.96, ['errors-in-console']),
      seo: category(1, []),
    },
    audits: {
      'first-contentful-paint': audit('first-contentful-paint', 812.4),
      'largest-contentful-paint': audit('largest-contentful-paint', 1050.6),
      'total-blocking-time': audit('total-blocking-time', 3.5),
      'mainthread-work-breakdown': audit('mainthread-work-breakdown', 467.2),
      'unused-javascript': {
        ...audit('unused-javascript'),
        details: { type: 'opportunity', items: [{ wastedBytes: 21_000.4 }, { wastedBytes: 500 }] },
      },
      'cumulative-layout-shift': audit('cumulative-layout-shift', shift),
      'color-contrast': audit('color-contrast'),
      'errors-in-console': audit('errors-in-console'),
      'told-only': audit('told-only'),
    },
  } as unknown as Result;
}

test('a run is read as marks of a hundred, whole milliseconds and a share of the window', () => {
  expect(readRun(resultOf([], 0.00123))).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    firstContentfulPaint: 812,
    largestContentfulPaint: 1051,
    totalBlockingTime: 4,
    mainThread: 467,
    unusedScript: 21_500,
    layoutShift: 0.0012,
    missed: [],
  });
});

test('what counts for a mark and was not passed is missed', () => {
  expect(readRun(resultOf(['errors-in-console', 'told-only'])).missed).toEqual(['errors-in-console']);
});

test('a page that could not be measured is no page with marks', () => {
  const broken = { ...resultOf([]), runtimeError: { code: 'NO_FCP', message: 'nothing was painted' } };
  expect(() => readRun(broken as Result)).toThrow('NO_FCP: nothing was painted');
});

test('the middle of runs is taken value by value, and what one of them missed is missed', () => {
  const [one, other, third] = [
    readRun(resultOf([])),
    readRun(resultOf(['color-contrast'])),
    readRun(resultOf([])),
  ];
  const runs: Run[] = [
    { ...one, totalBlockingTime: 9, performance: 98 },
    { ...other, totalBlockingTime: 1, performance: 100 },
    { ...third, totalBlockingTime: 5, performance: 99 },
  ];
  expect(middleOf(runs)).toMatchObject({ totalBlockingTime: 5, performance: 99, missed: ['color-contrast'] });
});

test('a page falls short by its performance, by any shift, and by whatever it missed', () => {
  const run = { ...readRun(resultOf(['color-contrast'], 0.01)), performance: 98, unusedScript: 0 };
  expect(shortfalls(run, 98)).toEqual(['layout shift 0.01', 'color-contrast']);
  expect(shortfalls(run, 100)).toEqual(['performance 98', 'layout shift 0.01', 'color-contrast']);
});

test('a page falls short when a hand would wait longer than 20 ms, and by more than 20,000 bytes of unused script', () => {
  const run = { ...readRun(resultOf([])), performance: 100 };
  const within = { ...run, totalBlockingTime: 20, unusedScript: 20_000 };
  expect(shortfalls(within, 100)).toEqual([]);
  const beyond = { ...run, totalBlockingTime: 21, unusedScript: 20_001 };
  expect(shortfalls(beyond, 100)).toEqual(['total blocking time 21 ms', 'unused script 20001 bytes']);
});

test('each page type is a page, once, and every area of the site has one', () => {
  expect(new Set(pageTypes).size).toBe(pageTypes.length);
  const areas = new Map(pages.map(({ id, area }) => [id, area]));
  const rated = new Set(pageTypes.map((id) => areas.get(id)));
  // In production there is no console.
  const all = new Set(areas.values());
  expect([...all].filter((area) => !rated.has(area))).toEqual(['console']);
});

test('the record tells of each page type in each language that it was rated or was not', () => {
  const told = [...record.pages.map(({ id }) => id), ...record.notRated].sort();
  expect(told).toEqual(languages.flatMap((each) => pageTypes.map((id) => `${each}-${id}`)).sort());
});
