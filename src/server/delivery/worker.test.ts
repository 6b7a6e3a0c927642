import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxJob } from '#features/submissions/model/submission-store.ts';
import {
  listeningLog,
  newSubmission,
  noon,
  openTestStorage,
  until,
} from '#tests/server/support/delivery-fixture.ts';
import type { Storage } from '../storage/storage.ts';
import type { Channel, Channels, DeliveryOutcome } from './channel.ts';
import { createWorker, type Worker, type WorkerOptions } from './worker.ts';

// Real servers and a real database: slow on a busy machine, and never judged by the clock.
vi.setConfig({ testTimeout: 60_000 });

let opened: Awaited<ReturnType<typeof openTestStorage>>;
let storage: Storage;
let workers: Worker[] = [];
let { log, lines } = listeningLog();
/** Moves with real time from noon on; a test may jump. */
let jump = 0;
let origin = Date.now();
const now = () => noon + (Date.now() - origin) + jump;

beforeEach(async () => {
  opened = await openTestStorage();
  storage = opened.storage;
  ({ log, lines } = listeningLog());
  jump = 0;
  origin = Date.now();
  workers = [];
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  await opened.remove();
});

const day = 86_400_000;
const quick = { first: 4, longest: 30, shortest: 1 };

function work(channels: Channels, change: Partial<WorkerOptions> = {}): Worker {
  const worker = createWorker({
    outbox: storage.outbox,
    channels,
    log,
    giveUpMs: 7 * day,
    now,
    backOff: quick,
    pollMs: 20,
    ...change,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

/** A channel that notes what it gets and answers in order, the last answer for good. */
function channel(...answers: DeliveryOutcome[]): Channel & { got: OutboxJob[] } {
  const got: OutboxJob[] = [];
  const deliver: Channel = async (delivery) => {
    got.push(delivery);
    return answers[Math.min(got.length, answers.length) - 1] ?? { kind: 'delivered' };
  };
  return Object.assign(deliver, { got });
}

const failed = (error: string): DeliveryOutcome => ({ kind: 'failed', error });
const states = async () =>
  (await storage.outbox.list()).map(({ topic, state }) => `${topic} ${state}`).sort();
const waiting = async () => (await storage.outbox.counts()).waiting;

test('what is stored is delivered at once when woken, each thing its own way', async () => {
  const lead = channel();
  const notice = channel();
  const acknowledgement = channel();
  const worker = work({ lead, notice, acknowledgement }, { pollMs: 3_600_000 });
  const contact = newSubmission('contact');
  const privacy = newSubmission('privacy', { language: 'es' });
  await storage.submissions.add(contact);
  await storage.submissions.add(privacy);
  worker.wake();
  await until('nothing waits', async () => (await waiting()) === 0);
  expect(lead.got.map(({ submission }) => submission.id)).toEqual([contact.id]);
  expect(acknowledgement.got.map(({ submission }) => submission)).toMatchObject([
    { id: privacy.id, language: 'es', content: privacy.content },
  ]);
  expect(notice.got.map(({ submission }) => submission.id).sort()).toEqual([contact.id, privacy.id].sort());
});

test('what waited since the last run, or was stored by another instance, is found without a wake', async () => {
  await storage.submissions.add(newSubmission('office-hours'));
  const notice = channel();
  work({ notice });
  await until('the first arrives', () => notice.got.length === 1);
  const other = await opened.openAgain();
  await other.submissions.add(newSubmission('office-hours'));
  await until('the second arrives', () => notice.got.length === 2);
  await other.close();
});

test('a failure is tried again until it succeeds, and once only after that', async () => {
  const lead = channel(failed('status-500'), failed('timeout'), failed('dns'), { kind: 'delivered' });
  work({ lead, notice: channel() });
  await storage.submissions.add(newSubmission('contact'));
  await until('nothing waits', async () => (await waiting()) === 0);
  expect(lead.got.map(({ attempts }) => attempts)).toEqual([0, 1, 2, 3]);
  expect(lines.flatMap((line) => /"code":"([^"]*)"/.exec(line)?.[1] ?? [])).toEqual([
    'status-500',
    'timeout',
    'dns',
  ]);
  expect(await states()).toEqual(['lead done', 'notice done']);
});

test('the other side’s wish is honoured: nothing before it, then the delivery', async () => {
  const lead = channel(
    { kind: 'failed', error: 'status-503', retryAfterMs: 3_600_000 },
    { kind: 'delivered' },
  );
  work({ lead, notice: channel() });
  await storage.submissions.add(newSubmission('contact'));
  await until('it is put off', async () => {
    const [delivery] = (await storage.outbox.list({ state: 'waiting' })).filter(
      ({ topic }) => topic === 'lead',
    );
    return (delivery?.nextAt ?? 0) >= noon + 3_600_000;
  });
  expect(lead.got).toHaveLength(1);
  jump = 3_600_000;
  await until('nothing waits', async () => (await waiting()) === 0);
  expect(lead.got).toHaveLength(2);
});

test('a refusal waits as long as there is', async () => {
  const lead = channel({ kind: 'failed', error: 'status-400', isRefusal: true });
  const backOff = { first: 10, longest: 3_600_000, shortest: 1 };
  work({ lead, notice: channel() }, { random: () => 0.9, backOff });
  await storage.submissions.add(newSubmission('contact'));
  await until('it is put off', async () =>
    (await storage.outbox.list()).some(
      ({ lastError, nextAt }) => lastError === 'status-400' && nextAt > noon + 3_000_000,
    ),
  );
});

test('what fails beyond its age is given up with its last code, and staff can revive it', async () => {
  let isUp = false;
  const lead: Channel = async () => (isUp ? { kind: 'delivered' } : failed('status-500'));
  const worker = work({ lead, notice: channel() });
  await storage.submissions.add(newSubmission('contact'));
  await until('it failed often', async () =>
    (await storage.outbox.list()).some(({ attempts }) => attempts > 6),
  );
  expect((await storage.outbox.counts()).dead).toBe(0);
  jump = 8 * day;
  await until('it is given up', async () => (await storage.outbox.counts()).dead === 1);
  expect(await storage.outbox.list({ state: 'dead' })).toMatchObject([
    { topic: 'lead', lastError: 'status-500' },
  ]);
  expect(lines.join('\n')).toContain('"event":"delivery given up"');
  isUp = true;
  await storage.outbox.retry({ now: now() });
  worker.wake();
  await until('it is delivered', async () => (await states()).includes('lead done'));
});

test('age alone kills nothing: what waited for a channel is tried properly first', async () => {
  await storage.submissions.add(newSubmission('contact'));
  work({ notice: channel() });
  jump = 30 * day;
  await until('the rest is out', async () => (await states()).includes('notice done'));
  expect(await states()).toEqual(['lead waiting', 'notice done']);
  const lead = channel(failed('timeout'), failed('timeout'), { kind: 'delivered' });
  work({ lead });
  await until('it is delivered', async () => (await states()).includes('lead done'));
  expect(lead.got.map(({ attempts }) => attempts)).toEqual([0, 1, 2]);
});

test('what can never be delivered is given up at once', async () => {
  const acknowledgement = channel({ kind: 'impossible', error: 'address' });
  work({ notice: channel(), acknowledgement });
  await storage.submissions.add(newSubmission('privacy'));
  await until('it is given up', async () => (await storage.outbox.counts()).dead === 1);
  expect(acknowledgement.got).toHaveLength(1);
});

test('a way that hangs holds up no other, and is cut off in time', async () => {
  const hanging: Channel = () => new Promise(() => undefined);
  const notice = channel();
  work({ lead: hanging, notice }, { patienceMs: 50, leaseMs: 1000 });
  for (let count = 0; count < 12; count += 1) await storage.submissions.add(newSubmission('contact'));
  await until('all notices are out', () => notice.got.length === 12);
  await until('the way gave up waiting', async () =>
    (await storage.outbox.list()).some(({ topic, lastError }) => topic === 'lead' && lastError === 'timeout'),
  );
});

test('a channel with a fault fails the delivery and names nothing', async () => {
  const lead: Channel = async () => {
    throw new Error('SECRET jose@firm.test');
  };
  work({ lead, notice: channel() });
  await storage.submissions.add(newSubmission('contact'));
  await until('it failed', async () =>
    (await storage.outbox.list()).some(({ lastError }) => lastError === 'fault'),
  );
  expect(lines.join('\n')).not.toContain('SECRET');
});

test('no log line holds anything of a submission', async () => {
  const submissions = (['privacy', 'contact', 'office-hours'] as const).map((kind) => newSubmission(kind));
  work({
    lead: channel(failed('status-500'), { kind: 'delivered' }),
    notice: channel(),
    acknowledgement: channel({ kind: 'impossible', error: 'address' }),
  });
  for (const submission of submissions) await storage.submissions.add(submission);
  await until('nothing waits', async () => (await waiting()) === 0);
  const text = lines.join('\n');
  for (const { content, id } of submissions) {
    expect(text).not.toContain(id);
    for (const value of Object.values(content)) {
      if (typeof value === 'string' && value.length > 3 && value !== 'Website')
        expect(text).not.toContain(value);
    }
  }
});

test('four instances deliver a hundred things, each exactly once and never two at once', async () => {
  const got = new Map<string, number>();
  const underWay = new Set<string>();
  let meetings = 0;
  const careful: Channel = async ({ id }) => {
    if (underWay.has(id)) meetings += 1;
    underWay.add(id);
    got.set(id, (got.get(id) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 3));
    underWay.delete(id);
    return (got.get(id) ?? 0) === 1 && id.charCodeAt(0) % 3 === 0 ? failed('timeout') : { kind: 'delivered' };
  };
  const others = await Promise.all([opened.openAgain(), opened.openAgain(), opened.openAgain()]);
  for (let count = 0; count < 50; count += 1) await storage.submissions.add(newSubmission('contact'));
  for (const { outbox } of [storage, ...others]) work({ lead: careful, notice: careful }, { outbox });
  await until('nothing waits', async () => (await waiting()) === 0);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(meetings).toBe(0);
  expect(got.size).toBe(100);
  for (const [id, times] of got) expect(times, id).toBe(id.charCodeAt(0) % 3 === 0 ? 2 : 1);
  for (const other of others) await other.close();
});

test('a delivery whose instance died is taken over once its lease is over, not before', async () => {
  await storage.submissions.add(newSubmission('office-hours'));
  // An instance that claims and is never heard of again.
  expect(await storage.outbox.claim({ now: now(), limit: 5, leaseMs: 90_000 })).toHaveLength(1);
  const notice = channel();
  const worker = work({ notice });
  worker.wake();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(notice.got).toHaveLength(0);
  jump = 90_001;
  await until('it is taken over', () => notice.got.length === 1);
});

test('a stop takes on nothing more, finishes what is under way and leaves the rest for the next start', async () => {
  let release = (): void => undefined;
  const started: string[] = [];
  const slow: Channel = async ({ id }) => {
    started.push(id);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { kind: 'delivered' };
  };
  const worker = work({ notice: slow }, { limit: 1 });
  await storage.submissions.add(newSubmission('office-hours'));
  await storage.submissions.add(newSubmission('office-hours'));
  await until('one is under way', () => started.length === 1);
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  worker.wake();
  expect(isStopped).toBe(false);
  release();
  await stopped;
  expect(started).toHaveLength(1);
  expect((await states()).sort()).toEqual(['notice done', 'notice waiting']);
});

test('a stop cuts off what hangs, and the delivery is made on the next start', async () => {
  const begun: string[] = [];
  const worker = work({
    notice: ({ id }) => {
      begun.push(id);
      return new Promise(() => undefined);
    },
  });
  await storage.submissions.add(newSubmission('office-hours'));
  await until('it is under way', () => begun.length === 1);
  await worker.stop(10);
  expect(await storage.outbox.list()).toMatchObject([{ state: 'waiting', lastError: 'timeout' }]);
  const notice = channel();
  work({ notice });
  await until('it is delivered', async () => (await states()).includes('notice done'));
});

test('while the database is away nothing is sent, and it goes on when it is back', async () => {
  let isAway = true;
  const outbox: Storage['outbox'] = {
    ...storage.outbox,
    claim: (options) => (isAway ? Promise.reject(new Error('SECRET')) : storage.outbox.claim(options)),
  };
  const notice = channel();
  work({ notice }, { outbox });
  await storage.submissions.add(newSubmission('office-hours'));
  await until('it was noticed', () => lines.some((line) => line.includes('deliveries could not be read')));
  await new Promise((resolve) => setTimeout(resolve, 60));
  // Said once, not with every look.
  expect(lines.filter((line) => line.includes('deliveries could not be read'))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('SECRET');
  expect(notice.got).toHaveLength(0);
  isAway = false;
  await until('it is delivered', async () => (await states()).includes('notice done'));
});

test('an outcome that cannot be written down is written down again, and nothing is sent twice for it', async () => {
  let refusals = 3;
  const outbox: Storage['outbox'] = {
    ...storage.outbox,
    done: (id, at) => {
      refusals -= 1;
      return refusals >= 0 ? Promise.reject(new Error('disk full')) : storage.outbox.done(id, at);
    },
  };
  const notice = channel();
  work({ notice }, { outbox });
  await storage.submissions.add(newSubmission('office-hours'));
  await until('it is done', async () => (await states()).includes('notice done'));
  expect(notice.got).toHaveLength(1);
});

test('storage that hands a worker what is not for its channel gets nothing sent', async () => {
  const lead = channel();
  const outbox: Storage['outbox'] = {
    ...storage.outbox,
    claim: ({ topics: _, ...options }) => storage.outbox.claim(options),
  };
  work({ lead }, { outbox });
  await storage.submissions.add(newSubmission('privacy'));
  await until('it was sent back', async () =>
    (await storage.outbox.list()).every(({ lastError }) => lastError === 'wrong-way'),
  );
  expect(lead.got).toHaveLength(0);
});

test('each try is counted', async () => {
  const tries: [string, string][] = [];
  work(
    { notice: channel(failed('timeout'), { kind: 'delivered' }) },
    { onTry: (topic, outcome) => tries.push([topic, outcome]) },
  );
  await storage.submissions.add(newSubmission('office-hours'));
  await until('nothing waits', async () => (await waiting()) === 0);
  await until('both are counted', () => tries.length === 2);
  expect(tries).toEqual([
    ['notice', 'failed'],
    ['notice', 'delivered'],
  ]);
});

test('a try that may outlast its lease is refused when the worker is made', () => {
  expect(() => work({}, { patienceMs: 60_000, leaseMs: 90_000 })).toThrow(/lease/);
});

test('what a dead instance had taken on is due again, and looked for, within a minute', async () => {
  let asked = 0;
  const outbox = {
    ...storage.outbox,
    claim: (options: Parameters<typeof storage.outbox.claim>[0]) => {
      asked = options.leaseMs;
      return storage.outbox.claim(options);
    },
  };
  const { log } = listeningLog();
  const worker = createWorker({ outbox, channels: { notice: channel() }, log, giveUpMs: 1 });
  worker.start();
  await until('it has asked', () => asked > 0);
  await worker.stop();
  const longestPoll = 1.5 * 5000;
  expect(asked + longestPoll).toBeLessThan(60_000);
});

test('a delivery whose outcome cannot be stored is said to be so, and made once more when its lease is over', async () => {
  await storage.submissions.add(newSubmission('office-hours'));
  let refusals = 0;
  const outbox = {
    ...storage.outbox,
    async done(id: string, moment: number) {
      if (refusals < 5) {
        refusals += 1;
        throw new Error('SECRET-MESSAGE');
      }
      await storage.outbox.done(id, moment);
    },
  };
  const notice = channel();
  const worker = work({ notice }, { outbox, leaseMs: 60_000, patienceMs: 1000 });
  await until('it gave up storing', () => lines.some((line) => line.includes('could not be stored')));
  expect([notice.got.length, refusals, await waiting()]).toEqual([1, 5, 1]);
  jump = 60_001;
  worker.wake();
  await until('it is stored', async () => (await waiting()) === 0);
  expect(notice.got.map(({ attempts }) => attempts)).toEqual([0, 1]);
  expect(lines.join('')).not.toContain('SECRET-MESSAGE');
});
