import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ManualVerdict } from '../contract.ts';
import { sampleResults } from '../report/sample-results.ts';
import { linesOfUnheld, readVerdicts, signed, standingOf, verdictsFile } from './verdicts.ts';

describe('reviews', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const reading = (verdict: object) => {
    const file = join(folder, 'verdicts.json');
    writeFileSync(file, JSON.stringify([verdict]));
    return () => readVerdicts(pathToFileURL(file));
  };
  const [{ pages, ...good } = { pages: [] }] = sampleResults.manual;

  test('that this project has can be read', () => {
    for (const verdict of readVerdicts()) expect(verdict.by).not.toBe('');
  });

  test('come back as they were written', () => {
    expect(reading(good)()).toEqual([{ ...good, pages }]);
  });

  test.each([
    ['a criterion that WCAG 2.2 does not have', { criterion: '4.1.1' }, 'criterion of WCAG'],
    ['no page', { words: {} }, 'must name the pages'],
    [
      'a language that the site does not have',
      { words: { home: { fr: 'a'.repeat(16) } } },
      'by page and language',
    ],
    ['words that are no hash', { words: { home: { eng: 'Home', es: 'Inicio' } } }, 'by page and language'],
    ['a word that EARL does not have', { outcome: 'fine' }, 'outcome'],
    ['nobody', { by: ' ' }, 'by'],
    ['no day', { day: 'yesterday' }, 'must be a day'],
    ['a short commit', { commit: '0f1e2d3' }, 'the whole id'],
    ['no way to do it again', { method: 'looked' }, 'what was done'],
    ['a field that nobody knows', { mood: 'good' }, 'only the fields'],
  ])('with %s are refused', (_what, change, message) => {
    expect(reading({ ...good, ...change })).toThrow(message);
  });
});

describe('a review holds while the words of its page hold', () => {
  const words = {
    home: { eng: 'a'.repeat(16), es: 'b'.repeat(16) },
    yard: { eng: 'c'.repeat(16), es: 'd'.repeat(16) },
  };
  const review = (criterion: string, pages: readonly ('home' | 'yard')[]): ManualVerdict => ({
    criterion,
    pages,
    words: Object.fromEntries(pages.map((page) => [page, words[page]])),
    outcome: 'passed',
    by: 'Somebody',
    day: '2026-11-21',
    commit: '0'.repeat(40),
    method: 'Read every page in both languages.',
  });
  const manual = [review('1.1.1', ['home', 'yard']), review('1.3.2', ['home']), review('2.4.4', ['yard'])];

  test('all of them, while every page says what it said', () => {
    expect(standingOf({ manual, words })).toEqual({ holding: manual, unheld: [] });
  });

  test('a changed word drops the reviews of its page and of no other', () => {
    const today = { ...words, home: { ...words.home, es: 'f'.repeat(16) } };
    const { holding, unheld } = standingOf({ manual, words: today });
    expect(holding.map(({ criterion, pages }) => [criterion, pages])).toEqual([
      ['1.1.1', ['yard']],
      ['2.4.4', ['yard']],
    ]);
    expect(linesOfUnheld(unheld)).toEqual(['home (es): 1.1.1, 1.3.2']);
  });

  test('a page of which nothing was heard drops its reviews', () => {
    const { unheld } = standingOf({ manual, words: { home: words.home } });
    expect(linesOfUnheld(unheld)).toEqual(['yard (eng): 1.1.1, 2.4.4', 'yard (es): 1.1.1, 2.4.4']);
  });

  test('signing a page anew restores its reviews and leaves those of others as they were', () => {
    const today = { home: { eng: '1'.repeat(16), es: '2'.repeat(16) }, yard: words.yard };
    const anew = signed(manual, today, (page) => page === 'home');
    expect(standingOf({ manual: anew, words: today }).unheld).toEqual([]);
    expect(anew[2]).toEqual(manual[2]);
    const one = signed(manual, today, (page, criterion) => page === 'home' && criterion === '1.3.2');
    expect(linesOfUnheld(standingOf({ manual: one, words: today }).unheld)).toEqual([
      'home (eng): 1.1.1',
      'home (es): 1.1.1',
    ]);
  });

  test('a new one does not hold before it is signed in every language', () => {
    const fresh = [{ ...review('2.4.2', ['home']), words: { home: {} } }];
    expect(linesOfUnheld(standingOf({ manual: fresh, words }).unheld)).toEqual([
      'home (eng): 2.4.2',
      'home (es): 2.4.2',
    ]);
    expect(standingOf({ manual: signed(fresh, words, () => true), words }).unheld).toEqual([]);
  });

  test('nobody can sign what nobody heard', () => {
    expect(() => signed(manual, { home: words.home }, () => true)).toThrow('"yard" was not heard (eng)');
  });

  test('a file of reviews comes back as it was written, the words of a page on one line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'verdicts-')), 'verdicts.json');
    writeFileSync(file, verdictsFile(manual));
    expect(readVerdicts(pathToFileURL(file))).toEqual(manual);
    expect(readFileSync(file, 'utf8')).toContain(
      `"home": { "eng": "${words.home.eng}", "es": "${words.home.es}" }`,
    );
  });
});
