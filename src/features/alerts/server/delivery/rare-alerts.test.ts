import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type LetterWords, readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import type { Language } from '#i18n/language.ts';
import { perLanguage } from '#i18n/language.ts';
import type { Letter, MailSender } from '#server/delivery/mail-sender.ts';
import { readEnv } from '#server/env.ts';
import { openInvestorSources } from '#server/sources/open-investor-sources.ts';
import { listeningLog, until } from '#tests/server/support/delivery-fixture.ts';
import { idNames } from '#tests/server/support/watch-fixture.ts';
import type { AlertLetter } from '../../model/alert-store.ts';
import type { Watch } from '../../model/watches.ts';
import { createWatchWords, type WatchWords } from '../watch-words.ts';
import { composeAlert, createAlertChannel } from './alert-channel.ts';
import { type AlertItemsOptions, readAlertSources } from './alert-items.ts';
import { createAlertWatch } from './alert-watch.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** A Wednesday evening, a week before a call about results. */
const start = Date.parse('2026-12-30T23:00:00Z');
const page = (language: Language, id: string, parameters: Record<string, string> = {}) =>
  [`https://${language}.site.test/${id}`, ...Object.values(parameters)].join('/');
const addresses = {
  page,
  origin: (language: Language) => `https://${language}.site.test`,
  question: (language: Language, watch: Watch) => `https://${language}.site.test/${watch.kind}`,
  job: (language: Language, id: string) => `https://${language}.site.test/job/${id}`,
};

let words: LetterWords;
let watchWords: WatchWords;
let ports: AlertItemsOptions['ports'];
beforeAll(async () => {
  words = await readLetterWords(root);
  watchWords = createWatchWords(words, idNames);
  const { log } = listeningLog();
  ports = await openInvestorSources({ settings: readEnv({}), log, root, now: () => start });
});

/** What one look finds while sources behave otherwise than the site's own. */
async function itemsOf(source: string, change: Partial<AlertItemsOptions['ports']>) {
  const failed: unknown[] = [];
  const options = { ports: { ...ports, ...change }, words, page };
  const sources = await readAlertSources(options, start, (_, error) => failed.push(error));
  expect(failed).toEqual([]);
  return sources.find(({ name }) => name === source)?.items ?? [];
}

test('a source of news without a first page has nothing to tell, and a release taken back keeps its title', async () => {
  expect(await itemsOf('news', { news: { ...ports.news, list: async () => null } })).toEqual([]);
  const [item] = await itemsOf('news', { news: { ...ports.news, release: async () => null } });
  const [listed] = (await ports.news.list('eng', 1)) ?? [];
  expect(item?.words.es).toMatchObject({ title: listed?.title, text: '' });
});

test('a paper without a title is told by its form, and a report without a name by its day', async () => {
  const { company, directors } = ports.filings;
  const untitled = {
    ...ports.filings,
    company: {
      ...company,
      every: async (language: Language) => (language === 'eng' ? company.every('eng') : []),
    },
    directors: {
      ...directors,
      every: async () => (await directors.every('eng')).map((one) => ({ ...one, person: null })),
    },
  };
  const [paper] = await itemsOf('filings', { filings: untitled });
  const [newest] = await company.every('eng');
  expect(paper?.words.eng.title).toContain(newest?.title);
  expect(paper?.words.es.title).toContain(newest?.form);
  expect(paper?.words.es.title).not.toContain(newest?.title);
  const reports = await itemsOf('insiders', { filings: untitled });
  expect(reports).toHaveLength(10);
  for (const { words: both } of reports) expect(both.es.title).not.toMatch(/[:{}]\s*$/);
});

test('an event that only the English source has is told in Spanish, too, and leads to the list', async () => {
  const { events } = ports;
  const [upcoming] = (await events.list('eng')).upcoming;
  const list: typeof events.list = async (language) =>
    language === 'eng' ? events.list('eng') : { upcoming: [], past: [] };
  const [item] = await itemsOf('events', { events: { ...events, list } });
  expect(item?.words.eng.url).toBe(`https://eng.site.test/investor-event/${upcoming?.id}`);
  expect(item?.words.es.title).toContain(upcoming?.title);
  expect(item?.words.es.url).toBe('https://es.site.test/investor-events');
});

test('a day without a price tells nothing, and a price without a change has no sign', async () => {
  const { quotes } = ports;
  expect(await itemsOf('quote', { quotes: { ...quotes, onDay: async () => null } })).toEqual([]);
  const onDay: typeof quotes.onDay = async (day) => {
    const quote = await quotes.onDay(day);
    return quote && { ...quote, changeNumber: 0, changePercent: 0 };
  };
  const [item] = await itemsOf('quote', { quotes: { ...quotes, onDay } });
  expect(item?.words.eng.text).toContain('0.00');
  expect(item?.words.eng.text).not.toMatch(/[+−]0/);
});

const letter: AlertLetter = {
  ...{ id: '1', topic: 'alert', kind: 'alert', email: 'ana@home.test', language: 'eng' },
  ...{
    topics: ['news'],
    items: [],
    watch: null,
    watches: [],
    attempts: 1,
    createdAt: start,
    confirmToken: 'c',
    stopToken: 's',
    isCanary: false,
  },
};
const itemOf = (title: string) => {
  const texts = { title, text: 'More', url: 'https://site.test/1' };
  return {
    ...{ id: title, topics: ['news' as const], isNews: true, isSample: false },
    words: perLanguage(() => texts),
  };
};

test('whoever is subscribed already is written what they chose and how to change it', () => {
  const { subject, text, stopUrl } = composeAlert({ ...letter, kind: 'known' }, words, addresses, watchWords);
  expect(subject).toBe(words.eng.alerts.known.title);
  expect(text).toContain('https://eng.site.test/manage-alerts?token=s');
  expect(stopUrl).toMatch(/one-click\?token=s$/);
});

test('the letter of a trial is marked in its subject, and nothing else of it is another', async () => {
  const sent: Letter[] = [];
  const send: MailSender = async (one) => {
    sent.push(one);
    return { kind: 'delivered' };
  };
  const channel = createAlertChannel(send, words, addresses, watchWords);
  const asked = { ...letter, kind: 'confirm' as const };
  for (const isCanary of [false, true]) await channel({ ...asked, isCanary }, new AbortController().signal);
  const [plain, marked] = sent;
  expect(plain?.subject).toBe(words.eng.alerts.confirm.title);
  expect(marked).toEqual({ ...plain, subject: `[CANARY] ${plain?.subject}` });
});

test('several real items share a letter under a common subject, and a long title is cut', () => {
  const two = composeAlert(
    { ...letter, items: [itemOf('One'), itemOf('Two')] },
    words,
    addresses,
    watchWords,
  );
  expect(two.subject).not.toMatch(/One|Two/);
  expect(two.text).toMatch(/One\nMore[\s\S]*Two\nMore/);
  expect(two.text).not.toContain(words.eng.alerts.alert.sample.text.slice(0, 20));
  const one = composeAlert({ ...letter, items: [itemOf('Long '.repeat(60))] }, words, addresses, watchWords);
  expect([one.subject.length <= 140, one.subject.at(-1)]).toEqual([true, '…']);
});

test('a look that storage refuses is written down and tried again; one that is stopped has no next', async () => {
  const { log, lines } = listeningLog();
  let looks = 0;
  let finish = (): void => undefined;
  const watch = createAlertWatch({
    alerts: {
      async announce() {
        looks += 1;
        if (looks === 1) throw new Error('SECRET');
        await new Promise<void>((done) => {
          finish = done;
        });
        return 0;
      },
    },
    items: { ports, words, page },
    log,
    onLetters: () => undefined,
    now: () => start,
    interval: 20,
  });
  watch.start();
  await until('it looks again', () => looks === 2);
  const stopped = watch.stop();
  finish();
  await stopped;
  // Another one looks three times meanwhile.
  let others = 0;
  const other = createAlertWatch({
    alerts: {
      async announce() {
        others += 1;
        return 0;
      },
    },
    ...{ items: { ports, words, page }, log, onLetters: () => undefined, now: () => start, interval: 20 },
  });
  other.start();
  await until('the other one looks', () => others === 3);
  await other.stop();
  expect(looks).toBe(2);
  expect(lines.filter((line) => line.includes('alerts could not be announced'))).toHaveLength(1);
  expect(lines.join()).not.toContain('SECRET');
});
