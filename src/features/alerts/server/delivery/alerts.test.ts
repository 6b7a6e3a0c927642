import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LetterWords, readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import type { Language } from '#i18n/language.ts';
import { perLanguage } from '#i18n/language.ts';
import { createMailSender } from '#server/delivery/mail-sender.ts';
import { createWorker } from '#server/delivery/worker.ts';
import { readEnv } from '#server/env.ts';
import { openInvestorSources } from '#server/sources/open-investor-sources.ts';
import type { OpenedStorage } from '#server/storage/open-storage.ts';
import {
  decodeHeader,
  listeningLog,
  openTestStorage,
  readLetter,
  startMailServer,
  until,
} from '#tests/server/support/delivery-fixture.ts';
import { idNames } from '#tests/server/support/watch-fixture.ts';
import { alertTopics } from '../../model/alerts.ts';
import type { Watch } from '../../model/watches.ts';
import { createWatchWords, type WatchWords } from '../watch-words.ts';
import { createAlertChannel } from './alert-channel.ts';
import { type AlertItemsOptions, readAlertSources } from './alert-items.ts';
import { createAlertWatch } from './alert-watch.ts';

// A mail server, a database and the first look at every source take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const day = 86_400_000;
/** A Wednesday evening after the market has closed. */
const start = Date.parse('2026-11-18T23:00:00Z');

let words: LetterWords;
let watchWords: WatchWords;
beforeAll(async () => {
  words = await readLetterWords(root);
  watchWords = createWatchWords(words, idNames);
});

const closing: (() => unknown)[] = [];
let storage: OpenedStorage;
let place: Awaited<ReturnType<typeof openTestStorage>>;
beforeEach(async () => {
  place = await openTestStorage();
  storage = place.storage;
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await place.remove();
});

const page = (language: Language, id: string, parameters: Record<string, string> = {}) =>
  `https://${language}.site.test/${id}${Object.values(parameters)
    .map((value) => `/${value}`)
    .join('')}`;
const addresses = {
  page,
  origin: (language: Language) => `https://${language}.site.test`,
  question: (language: Language, watch: Watch) => `https://${language}.site.test/${watch.kind}`,
  job: (language: Language, id: string) => `https://${language}.site.test/job/${id}`,
};

/** The site's own sources by a clock that a test sets. */
async function itemsAt(clock: { now: number }): Promise<AlertItemsOptions> {
  const { log } = listeningLog();
  const ports = await openInvestorSources({ settings: readEnv({}), log, root, now: () => clock.now });
  return { ports, words, page };
}

/** A mail server and a worker that carries letters to it. */
async function startCarrier(from: OpenedStorage = storage) {
  const mail = await startMailServer();
  const { log, lines } = listeningLog();
  const { delivery } = readEnv({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  if (delivery.mail === null) throw new Error('There should be a mail server.');
  const send = createAlertChannel(createMailSender(delivery.mail.smtp), words, addresses, watchWords);
  const worker = createWorker({
    outbox: from.outbox,
    channels: {},
    alerts: { letters: from.alerts.letters, send },
    log,
    giveUpMs: 7 * day,
    pollMs: 20,
  });
  closing.push(mail.close, () => worker.stop(100));
  worker.start();
  return { mail, worker, lines };
}

const tokenIn = (text: string, name: string) =>
  new RegExp(`/${name}\\?token=([\\w-]{32})$`, 'm').exec(text)?.[1] ?? '';

test.each([
  ['eng', 'Please confirm your email alerts', '- News releases', 'The link works for 48 hours'],
  ['es', 'Confirme sus alertas por correo electrónico', '- Comunicados de prensa', 'durante 48 horas'],
] as const)(
  'in %s: a letter to confirm, an alert with one-press stop, and silence after it',
  async (language, subject, topic, note) => {
    const { mail, worker, lines } = await startCarrier();
    const now = Date.now();
    await storage.alerts.subscribe({ email: 'ana@home.test', topics: ['news'], language, now });
    worker.wake();
    await until('the letter came', () => mail.letters.length === 1);
    const asked = readLetter(mail.letters[0]?.source ?? '');
    expect(mail.letters[0]?.to).toEqual(['ana@home.test']);
    expect(decodeHeader(asked.headers.subject ?? '')).toBe(subject);
    expect(asked.text).toContain(topic);
    expect(asked.text.replaceAll('\n', ' ')).toContain(note);
    expect(asked.text).not.toMatch(/[{}]/);
    expect(asked.headers['list-unsubscribe']).toBeUndefined();
    const confirmed = await storage.alerts.confirm(tokenIn(asked.text, 'confirm-alerts'), now);

    const texts = { title: 'Título {x}', text: 'Más', url: 'https://site.test/1' };
    const item = {
      id: '1',
      topics: ['news' as const],
      isNews: true,
      isSample: true,
      words: perLanguage(() => texts),
    };
    await storage.alerts.announce([{ name: 'news', items: [] }], now);
    await storage.alerts.announce([{ name: 'news', items: [item] }], now);
    worker.wake();
    await until('the alert came', () => mail.letters.length === 2);
    const alert = readLetter(mail.letters[1]?.source ?? '');
    expect(decodeHeader(alert.headers.subject ?? '')).toMatch(/: Título \{x\}$/);
    expect(alert.text).toContain('Título x\nMás\nhttps://site.test/1');
    expect(tokenIn(alert.text, 'manage-alerts')).toBe(confirmed?.stopToken);
    expect(alert.headers['list-unsubscribe']).toBe(
      `<https://${language}.site.test/api/alerts/one-click?token=${confirmed?.stopToken}>`,
    );
    expect(alert.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(alert.headers['content-type']).toContain('text/plain');
    await storage.alerts.stop(confirmed?.stopToken ?? '', now);
    expect(await storage.alerts.announce([{ name: 'news', items: [{ ...item, id: '2' }] }], now)).toBe(0);
    expect(lines.join('\n')).not.toMatch(/ana@|home\.test/);
  },
);

test('a first look at the real sources announces nothing; a trading day later the price is told, once', async () => {
  const clock = { now: start };
  const items = await itemsAt(clock);
  const failed: string[] = [];
  const look = async () => {
    const sources = await readAlertSources(items, clock.now, (name) => failed.push(name));
    return { sources, sent: await storage.alerts.announce(sources, clock.now) };
  };
  await storage.alerts.subscribe({
    email: 'ana@home.test',
    topics: [...alertTopics],
    language: 'es',
    now: start,
  });
  const [letter] = await storage.alerts.letters.claim({ now: start, limit: 9, leaseMs: 1 });
  await storage.alerts.letters.done(letter?.id ?? '', start);
  await storage.alerts.confirm(letter?.confirmToken ?? '', start);

  const first = await look();
  expect(failed).toEqual([]);
  expect(first.sent).toBe(0);
  expect(first.sources.map(({ name }) => name)).toEqual(['news', 'filings', 'insiders', 'events', 'quote']);
  for (const { name, items: found } of first.sources) {
    if (name !== 'events') expect(found.length, name).toBeGreaterThan(0);
    for (const { words: both } of found) {
      for (const { title, url } of [both.eng, both.es]) {
        expect(title.length, name).toBeGreaterThan(3);
        expect(`${title}${url}`, name).not.toMatch(/[{}]|undefined/);
      }
    }
  }
  clock.now += day;
  expect((await look()).sent).toBe(1);
  expect((await look()).sent).toBe(0);
  const [alert] = await storage.alerts.letters.claim({ now: clock.now, limit: 9, leaseMs: 1 });
  const quote = alert?.items.find(({ topics }) => topics.includes('quote'));
  expect(quote?.id).toBe('2026-11-19');
  expect(quote?.words.es.title).toMatch(/^Precio de cierre del 19 de noviembre de 2026: US\$\d+\.\d\d$/);
  expect(quote?.isSample).toBe(true);
});

test('an event is told two weeks ahead and remembered on the day before, and reports are told from other papers', async () => {
  const clock = { now: start };
  const items = await itemsAt(clock);
  const { upcoming } = await items.ports.events.list('eng');
  const [event] = upcoming;
  if (event === undefined) throw new Error('The calendar has no event ahead.');
  const idsAt = async (now: number) => {
    clock.now = now;
    const sources = await readAlertSources(items, now, () => undefined);
    const found = sources.find(({ name }) => name === 'events')?.items ?? [];
    return found.filter(({ id, isNews }) => isNews && id.split('/')[0] === event.id).map(({ id }) => id);
  };
  const begins = Date.parse(event.startsAt);
  expect(await idsAt(begins - 15 * day)).toEqual([]);
  expect(await idsAt(begins - 13 * day)).toEqual([event.id]);
  expect(await idsAt(begins - day / 2)).toEqual([`${event.id}/reminder`]);
  expect(await idsAt(begins + 1)).toEqual([]);

  clock.now = start;
  const sources = await readAlertSources(items, start, () => undefined);
  const filings = sources.find(({ name }) => name === 'filings')?.items ?? [];
  const reports = filings.filter(({ topics }) => topics.includes('reports'));
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.length).toBeLessThan(filings.length);
  for (const { words: both } of reports) expect(both.eng.title).toMatch(/^10-[KQ]/);
});

test('two watches on one database announce once, and one passes over a source that fails', async () => {
  const clock = { now: start };
  const items = await itemsAt(clock);
  const other = await place.openAgain();
  closing.push(() => other.close());
  await storage.alerts.subscribe({ email: 'ana@home.test', topics: ['quote'], language: 'eng', now: start });
  const [letter] = await storage.alerts.letters.claim({ now: start, limit: 9, leaseMs: 1 });
  await storage.alerts.letters.done(letter?.id ?? '', start);
  await storage.alerts.confirm(letter?.confirmToken ?? '', start);
  await storage.alerts.announce(await readAlertSources(items, start, () => undefined), start);

  clock.now += day;
  const { log, lines } = listeningLog();
  const broken = {
    ...items,
    ports: {
      ...items.ports,
      news: { ...items.ports.news, list: () => Promise.reject(new Error('SECRET of a source')) },
    },
  };
  const looks = { one: 0, two: 0 };
  let told = 0;
  const watchOf = (of: OpenedStorage, name: keyof typeof looks) =>
    createAlertWatch({
      alerts: {
        async announce(sources, now) {
          const sent = await of.alerts.announce(sources, now);
          looks[name] += 1;
          return sent;
        },
      },
      items: broken,
      log,
      onLetters: () => {
        told += 1;
      },
      now: () => clock.now,
      interval: 20,
    });
  const watches = [watchOf(storage, 'one'), watchOf(other, 'two')];
  for (const watch of watches) watch.start();
  await until('both looked three times', () => looks.one >= 3 && looks.two >= 3);
  await Promise.all(watches.map((watch) => watch.stop()));
  expect(told).toBe(1);
  expect((await storage.outbox.counts()).waiting).toBe(1);
  const warned = lines.filter((line) => line.includes('alerts pass over a source'));
  expect(warned).toHaveLength(2);
  expect(lines.join('\n')).not.toContain('SECRET');
});
