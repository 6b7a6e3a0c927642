import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { SourceFailed, type SourceState } from '#features/investors/model/source-state.ts';
import { type LetterWords, readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import type { Language } from '#i18n/language.ts';
import { idNames } from '#tests/server/support/watch-fixture.ts';
import type { AlertLetter } from '../../model/alert-store.ts';
import type { JobList, PriceList, VehicleList } from '../../model/watch-store.ts';
import type { ArrivalWatch, JobWatch, PriceWatch, Watch, WatchFind } from '../../model/watches.ts';
import { createWatchWords, type WatchWords } from '../watch-words.ts';
import { composeAlert } from './alert-channel.ts';
import { lookAtYards } from './yard-look.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
let words: LetterWords;
let watchWords: WatchWords;
beforeAll(async () => {
  words = await readLetterWords(root);
  watchWords = createWatchWords(words, idNames);
});

const arrival: ArrivalWatch = {
  ...{ kind: 'arrival', make: 'Harrow', model: 'KR-V', from: 2005, to: 2010, yard: '' },
};
const price: PriceWatch = {
  ...{ kind: 'price', grade: 'copper-1', yard: '', currency: 'USD', unit: 'pound' },
  ...{ when: 'at-least', mark: 4.25 },
};
const job: JobWatch = { kind: 'job', family: 'trades', place: 'tacoma' };
const opening = (id: string, place = 'tacoma', isSample = false): WatchFind => ({
  ...{ kind: 'job', id, place, family: 'trades', posted: '2026-11-24', isSample },
});
const found = (stock: string, isSample = false): WatchFind => ({
  ...{ kind: 'arrival', stock, yard: 'houston', row: '14', year: 2009, make: 'Harrow', model: 'KR-V' },
  ...{ arrived: '2026-11-24', isSample },
});
const letterOf = (
  kind: AlertLetter['kind'],
  terms: Watch,
  finds: WatchFind[],
  language: Language = 'eng',
) => {
  const letter: AlertLetter = {
    ...{ id: '1', topic: 'alert', kind, email: 'ana@home.test', language, topics: [], items: [] },
    ...{ watch: { id: 'w', terms, finds }, watches: [], attempts: 1, createdAt: 0 },
    ...{ confirmToken: 'c', stopToken: 's', isCanary: false },
  };
  const addresses = {
    page: (each: Language, page: string) => `https://${each}.site.test/${page}`,
    origin: (each: Language) => `https://${each}.site.test`,
    question: (each: Language, watch: Watch) => `https://${each}.site.test/${watch.kind}`,
    job: (each: Language, id: string) => `https://${each}.site.test/job/${id}`,
  };
  return composeAlert(letter, words, addresses, watchWords);
};

test.each([
  [arrival, 'Harrow KR-V (2005 to 2010) arrives at any of our parts yards'],
  [{ ...arrival, model: '', to: null, yard: 'houston' }, 'Harrow (2005 or newer) arrives at houston'],
  [{ ...arrival, from: null }, 'Harrow KR-V (2010 or older) arrives at any of our parts yards'],
  [{ ...arrival, to: 2005 }, 'Harrow KR-V (2005) arrives at any of our parts yards'],
  [{ ...arrival, from: null, to: null }, 'Harrow KR-V arrives at any of our parts yards'],
  [price, 'The best price of all yards in the United States is at least US$4.25 per pound for copper-1'],
  [
    { ...price, yard: 'surrey', currency: 'CAD' as const, when: 'less-than' as const, mark: 0.425 },
    'surrey pays less than CA$0.425 per pound for copper-1',
  ],
  [
    { ...price, unit: 'net-ton' as const, mark: 1250, when: 'less-than' as const },
    'The best price of all yards in the United States is less than US$1,250 per net-ton for copper-1',
  ],
  [job, 'A job opens at tacoma: Trades'],
  [{ ...job, family: '' }, 'A job opens at tacoma: any kind of work'],
  [{ ...job, place: '' }, 'A job opens at any of our places: Trades'],
  [{ ...job, family: 'office', place: 'head-office' }, 'A job opens at our head office: Offices'],
])('%j is said in words', (watch, text) => {
  expect(watchWords.describe(watch, 'eng')).toBe(text);
  expect(watchWords.describe(watch, 'es')).not.toMatch(/[{}]| yards/);
});

test('the letter of one vehicle names it, its row and yard, and stops this watch alone', () => {
  const { subject, text, stopUrl } = letterOf('arrival', arrival, [found('1')]);
  expect(subject).toMatch(/: 2009 Harrow KR-V, houston, row 14$/);
  expect(text).toContain('2009 Harrow KR-V\nhouston, row 14, since November 24, 2026');
  expect(text).toContain('https://eng.site.test/arrival');
  expect(text).toContain('https://eng.site.test/manage-alerts?token=s');
  expect(stopUrl).toBe('https://eng.site.test/api/alerts/one-click?token=s&watch=w');
  expect(text).not.toContain(words.eng.alerts.watches.sample.text);
});

test('many vehicles share a letter that names twenty and counts the rest', () => {
  const { subject, text } = letterOf(
    'arrival',
    arrival,
    Array.from({ length: 23 }, (_, at) => found(`${at}`)),
    'es',
  );
  expect(subject).toMatch(/: llegaron 23 vehículos que usted espera$/);
  expect(text.match(/2009 Harrow KR-V/g)).toHaveLength(20);
  expect(text).toContain('Y 3 más');
});

test.each(['eng', 'es'] as const)(
  'the letter of a price in %s says what is paid, and that it is a sample',
  (language) => {
    const { subject, text } = letterOf(
      'price',
      price,
      [{ kind: 'price', yard: 'tacoma', price: 4.3, day: '2026-11-24', isSample: true }],
      language,
    );
    expect(subject).toMatch(/: copper-1 (at|a) US\$4\.30$/);
    const flat = text.replaceAll('\n', ' ');
    expect(flat).toContain(words[language].alerts.watches.sample.text);
    expect(flat).toMatch(/tacoma (pays|paga) US\$4\.30/);
    expect(text).not.toMatch(/[{}]/);
  },
);

test.each([
  ['eng', 'welder, tacoma', 'welder\ntacoma, open since November 24, 2026'],
  ['es', 'welder, tacoma', 'welder\ntacoma, disponible desde el 24 de noviembre de 2026'],
] as const)(
  'the letter of one job in %s leads to its page, and stops this watch alone',
  (language, ...said) => {
    const { subject, text, stopUrl } = letterOf('job', job, [opening('welder', 'tacoma', true)], language);
    const [title, line] = said;
    expect(subject.endsWith(`: ${title}`)).toBe(true);
    expect(text).toContain(`${line}\nhttps://${language}.site.test/job/welder`);
    expect(text).toContain(`https://${language}.site.test/manage-alerts?token=s`);
    expect(text.replaceAll('\n', ' ')).toContain(words[language].alerts.watches.sample.text);
    expect(stopUrl).toBe(`https://${language}.site.test/api/alerts/one-click?token=s&watch=w`);
    expect(text).not.toMatch(/[{}]/);
  },
);

test('several jobs share a letter', () => {
  const { subject, text } = letterOf(
    'job',
    { ...job, place: '' },
    [opening('welder'), opening('clerk', 'head-office')],
    'es',
  );
  expect(subject).toMatch(/: 2 vacantes nuevas que usted espera$/);
  expect(text).toContain('clerk\nnuestra oficina central');
});

test('what is to be confirmed is said in the letter, whatever was typed', () => {
  const { text, stopUrl } = letterOf('watch-confirm', { ...arrival, model: '{x}' }, []);
  expect(text).toContain('- Harrow x (2005 to 2010)');
  expect(text).toContain('https://eng.site.test/confirm-alerts?token=c');
  expect(stopUrl).toBeUndefined();
});

const fresh: SourceState = {
  asOf: '2026-11-24T15:00:00Z',
  ageSeconds: 0,
  isLastCopy: false,
  isSample: false,
};

test.each([
  ['an old copy', { ...fresh, isLastCopy: true }, ['jobs-sample']],
  ['a source that never answered', null, ['jobs']],
  ['what a feed says', fresh, ['vehicles', 'prices', 'jobs']],
  ['samples', { ...fresh, isSample: true }, ['vehicles-sample', 'prices', 'jobs-sample']],
])('%s: only a list of today is looked at, samples apart from feeds', async (_, state, looked) => {
  const told: string[] = [];
  await lookAtYards(
    {
      inventory: { vehicles: async () => [], state: () => state },
      prices: { board: async () => null, boards: async () => new Map(), state: () => state },
      // Jobs are a file of the site itself, which is never an old copy.
      jobs: { open: () => [], isSample: state?.isSample || state?.isLastCopy || false },
      store: {
        announceVehicles: async ({ source }: VehicleList) => told.push(source),
        announcePrices: async (_: PriceList) => told.push('prices'),
        announceJobs: async ({ source }: JobList) => told.push(source),
      },
    },
    0,
    () => undefined,
  );
  expect(told).toEqual(looked);
});

test('a source that fails is named, and the other one is looked at', async () => {
  const failed: string[] = [];
  const count = await lookAtYards(
    {
      inventory: { vehicles: () => Promise.reject(new SourceFailed('vehicles')), state: () => fresh },
      prices: { board: async () => null, boards: async () => new Map(), state: () => fresh },
      jobs: { open: () => [], isSample: true },
      store: {
        announceVehicles: async () => 5,
        announcePrices: async () => 2,
        announceJobs: async () => 3,
      },
    },
    0,
    (source) => failed.push(source),
  );
  expect([count, failed]).toEqual([5, ['vehicles']]);
});
