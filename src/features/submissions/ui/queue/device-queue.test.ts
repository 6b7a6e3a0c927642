import { describe, expect, test } from 'vitest';
import { formCalls } from '../../model/api-contract.ts';
import { sealedMediaType } from '../../model/sealed.ts';
import { DeviceQueue, type QueueDependencies, type QueueNews } from './device-queue.ts';
import type { QueueRecord, QueueStore } from './queue-store.ts';
import { sendUnattended } from './send-unattended.ts';

const url = '/api/dataprivacy/submit';
const id = '3f2a9c10-0000-4000-8000-000000000001';
const content = { name: 'Rosa Quiroga', recaptcha: 'first answer' };
const hour = 3_600_000;
const stay = 72 * hour;

interface Call {
  contentType: string | undefined;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** A device and a network that do as the test says; encryption is the real one. */
async function deviceAndNetwork(answers: (Response | 'no network')[]) {
  const records = new Map<string, QueueRecord>();
  const store: QueueStore = {
    put: async (record) => void records.set(record.id, structuredClone(record)),
    get: async (wanted) => records.get(wanted),
    all: async () => [...records.values()],
    remove: async (unwanted) => void records.delete(unwanted),
  };
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const key = { kid: 'k1', jwk: { kty: 'EC', crv: 'P-256', x, y } } as const;
  const calls: Call[] = [];
  const clock = { now: Date.UTC(2026, 10, 20) };
  const pauses: number[] = [];
  const flag = { pending: false };
  const syncs = { asked: 0 };
  const dependencies: QueueDependencies = {
    store,
    fetch: async (_address, init) => {
      const headers = new Headers(init?.headers);
      calls.push({
        contentType: headers.get('Content-Type') ?? undefined,
        key: headers.get('Idempotency-Key') ?? undefined,
        body: JSON.parse(String(init?.body)),
      });
      const next = answers.shift() ?? 'no network';
      if (next === 'no network') throw new TypeError('Failed to fetch');
      return next;
    },
    solveCheck: async () => 'fresh answer',
    withLock: async (_name, work) => work(),
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      clock.now += milliseconds;
      // A pause never ends at once: give everything else that is ready its turn.
      await new Promise((resolve) => setTimeout(resolve));
    },
    askForSync: () => {
      syncs.asked += 1;
    },
    markPending: (pending) => {
      flag.pending = pending;
    },
    now: () => clock.now,
    random: () => 1,
  };
  return { dependencies, key, records, calls, pauses, flag, clock, syncs };
}

/** Resolves with all news once one of `stages` has come. */
function newsUntil(queue: DeviceQueue, ...stages: QueueNews['stage'][]): Promise<QueueNews[]> {
  const all: QueueNews[] = [];
  return new Promise((resolve) => {
    const stop = queue.listen((news) => {
      all.push(news);
      if (!stages.includes(news.stage)) return;
      stop();
      resolve(all);
    });
  });
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

describe('submitting', () => {
  test('keeps a sealed copy before it resolves, with no readable word in it', async () => {
    const { dependencies, key, records, flag } = await deviceAndNetwork([]);
    const queue = new DeviceQueue({ ...dependencies, fetch: () => new Promise(() => undefined) });
    const { durable } = await queue.submit({ id, url, content, key, stay });
    expect(durable).toBe(true);
    expect(flag.pending).toBe(true);
    expect(records.get(id)).toMatchObject({ state: 'queued', url, sealed: { kid: 'k1' } });
    expect(JSON.stringify(records.get(id))).not.toContain('Quiroga');
  });

  test('sends the plain value under its id, and drops the copy on acknowledgement', async () => {
    const { dependencies, key, records, calls, flag, clock } = await deviceAndNetwork([answer(201)]);
    const at = clock.now;
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content, key, stay });
    expect(await told).toEqual([
      { stage: 'received', id, at, url, reference: '3F2A-9C10', status: 201, own: true },
    ]);
    expect(calls).toEqual([{ contentType: 'application/json', key: id, body: content }]);
    expect(records.size).toBe(0);
    expect(flag.pending).toBe(false);
  });

  test.each([
    ['no network', 'no network' as const],
    ['a server error', answer(500)],
    ['too many requests', answer(429)],
    ['a server that cannot store', answer(503)],
  ])('tries again after %s', async (_name, first) => {
    const { dependencies, key, calls } = await deviceAndNetwork([first, answer(200)]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content, key, stay });
    expect((await told).map((news) => news.stage)).toEqual(['waiting', 'received']);
    expect(calls.map((call) => call.key)).toEqual([id, id]);
  });

  test('asks for Background Sync with each try of what is kept, and not for what is not', async () => {
    const { dependencies, key, syncs } = await deviceAndNetwork(['no network', answer(201), answer(201)]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content, key, stay });
    await told;
    expect(syncs.asked).toBe(2);
    const other = new DeviceQueue(dependencies);
    const toldToo = newsUntil(other, 'received');
    await other.submit({ id, url, content, key: undefined, stay });
    await toldToo;
    expect(syncs.asked).toBe(2);
  });

  test('waits as long as the server asks', async () => {
    const { dependencies, key, pauses } = await deviceAndNetwork([
      answer(503, { 'Retry-After': '120' }),
      answer(201),
    ]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content, key, stay });
    await told;
    expect(pauses).toEqual([120_000]);
  });

  test('answers an aged human check anew without a word to the visitor', async () => {
    const { dependencies, key, calls } = await deviceAndNetwork([answer(428), answer(201)]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content, key, stay });
    expect((await told).map((news) => news.stage)).toEqual(['received']);
    expect(calls[1]?.body).toEqual({ ...content, recaptcha: 'fresh answer' });
  });

  test('brings the answer in a header alone where the body has no room for it', async () => {
    const { dependencies, key, calls } = await deviceAndNetwork([answer(428), answer(201)]);
    const checks: unknown[] = [];
    const network = dependencies.fetch;
    const narrow = { employeeNumber: '7' };
    const queue = new DeviceQueue({
      ...dependencies,
      fetch: (address, init) => {
        checks.push(new Headers(init?.headers).get('human-check'));
        return network(address, init);
      },
    });
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content: narrow, key, stay });
    await told;
    expect(calls.map(({ body }) => body)).toEqual([narrow, narrow]);
    expect(checks).toEqual([null, 'fresh answer']);
  });

  test('gives up when even fresh answers are called expired', async () => {
    const { dependencies, key } = await deviceAndNetwork(
      [428, 428, 428, 428].map((status) => answer(status)),
    );
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'refused', 'received');
    await queue.submit({ id, url, content, key, stay });
    expect((await told).at(-1)?.stage).toBe('refused');
  });

  test('shrinks the record to the bare fact when the server refuses for good', async () => {
    const { dependencies, key, records, clock } = await deviceAndNetwork([answer(422)]);
    const at = clock.now;
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'refused');
    await queue.submit({ id, url, content, key, stay });
    expect(await told).toEqual([{ stage: 'refused', id, at, url, own: true }]);
    expect([...records.values()]).toEqual([{ state: 'refused', id, url, at }]);
  });

  test('hands on the receipt of the acknowledgement', async () => {
    const receipt = { code: '3F2A-9C10.a.b.c.d', at: 7 };
    const { dependencies, key } = await deviceAndNetwork([
      Response.json({ reference: '3F2A-9C10', received: receipt.at, receipt: receipt.code }, { status: 201 }),
    ]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.submit({ id, url, content, key, stay });
    expect((await told).at(-1)).toMatchObject({ stage: 'received', receipt });
  });

  test('goes on trying for as long as its page is open, however long that is', async () => {
    const lost = Array.from({ length: 12 }, () => 'no network' as const);
    const { dependencies, key, calls, records, clock } = await deviceAndNetwork([...lost, answer(201)]);
    const begin = clock.now;
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received', 'overdue', 'refused');
    await queue.submit({ id, url, content, key, stay: 60_000 });
    expect((await told).at(-1)?.stage).toBe('received');
    expect(clock.now - begin).toBeGreaterThan(60_000);
    expect(calls).toHaveLength(13);
    expect(records.size).toBe(0);
  });

  test('delivers from memory alone when the device refuses to store, and says so', async () => {
    const { dependencies, key, calls } = await deviceAndNetwork(['no network', answer(201)]);
    const store = {
      ...dependencies.store,
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const queue = new DeviceQueue({ ...dependencies, store });
    const told = newsUntil(queue, 'received');
    const { durable } = await queue.submit({ id, url, content, key, stay });
    expect(durable).toBe(false);
    expect((await told)[0]).toEqual({ stage: 'waiting', id, durable: false, own: true });
    expect(calls).toHaveLength(2);
  });

  test('keeps nothing when the page has no key to seal with', async () => {
    const { dependencies, records } = await deviceAndNetwork([answer(201)]);
    const { durable } = await new DeviceQueue(dependencies).submit({
      id,
      url,
      content,
      key: undefined,
      stay,
    });
    expect(durable).toBe(false);
    expect(records.size).toBe(0);
  });
});

describe('going on in a later page', () => {
  /** What a page leaves behind that was closed before any answer came. */
  async function leftBehind(answers: (Response | 'no network')[]) {
    const device = await deviceAndNetwork(answers);
    const closed = new DeviceQueue({ ...device.dependencies, withLock: async () => undefined });
    await closed.submit({ id, url, content, key: device.key, stay });
    return device;
  }

  test('sends the sealed copy to the same address under the same id', async () => {
    const { dependencies, calls, records } = await leftBehind([answer(201)]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.resume();
    expect(await told).toMatchObject([
      { stage: 'received', id, reference: '3F2A-9C10', status: 201, own: false },
    ]);
    expect(calls[0]).toMatchObject({
      contentType: sealedMediaType,
      key: id,
      body: { id, sealed: { kid: 'k1' } },
    });
    expect(records.size).toBe(0);
  });

  test('puts a fresh check answer beside the sealed copy, which cannot be changed', async () => {
    const { dependencies, calls } = await leftBehind([answer(428), answer(201)]);
    const queue = new DeviceQueue(dependencies);
    const told = newsUntil(queue, 'received');
    await queue.resume();
    await told;
    expect(calls[1]?.body).toMatchObject({ recaptcha: 'fresh answer', sealed: { kid: 'k1' } });
  });

  test('sends nothing when another page delivered while this one waited for its turn', async () => {
    const { dependencies, calls, records } = await leftBehind([answer(201)]);
    const queue = new DeviceQueue({
      ...dependencies,
      withLock: async (_name, work) => {
        records.clear();
        await work();
      },
    });
    await queue.resume();
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toEqual([]);
  });

  test('asks about what has waited too long, on each page, and neither sends nor drops it meanwhile', async () => {
    const { dependencies, calls, clock, records, flag } = await leftBehind([answer(201)]);
    const at = clock.now;
    clock.now += stay + 1;
    for (const _page of [1, 2]) {
      const queue = new DeviceQueue(dependencies);
      const told = newsUntil(queue, 'overdue', 'refused');
      await queue.resume();
      expect(await told).toEqual([{ stage: 'overdue', id, at, url, own: false }]);
    }
    expect(calls).toEqual([]);
    expect(records.get(id)).toMatchObject({ state: 'queued' });
    expect(flag.pending).toBe(true);
  });

  test('sends what has waited too long once the visitor says so, also from the next page', async () => {
    const { dependencies, calls, clock, records } = await leftBehind(['no network', answer(201)]);
    clock.now += stay + 1;
    const queue = new DeviceQueue({ ...dependencies, pause: () => new Promise(() => undefined) });
    const failed = newsUntil(queue, 'waiting');
    void queue.send(id);
    await failed;
    const later = new DeviceQueue(dependencies);
    const told = newsUntil(later, 'received', 'overdue');
    await later.resume();
    expect((await told).at(-1)).toMatchObject({ stage: 'received', own: false });
    expect(calls).toHaveLength(2);
    expect(records.size).toBe(0);
  });

  test('takes from the device what the visitor does not want sent any more', async () => {
    const { dependencies, calls, clock, records, flag } = await leftBehind([answer(201)]);
    clock.now += stay + 1;
    await new DeviceQueue(dependencies).dismiss(id);
    expect(records.size).toBe(0);
    expect(flag.pending).toBe(false);
    expect(calls).toEqual([]);
  });

  test('tells of a refusal until it is dismissed', async () => {
    const { dependencies, records, flag } = await leftBehind([answer(422)]);
    const first = new DeviceQueue(dependencies);
    const told = newsUntil(first, 'refused');
    await first.resume();
    await told;
    const second = new DeviceQueue(dependencies);
    const heard: QueueNews[] = [];
    second.listen((news) => heard.push(news));
    await second.resume();
    expect(heard.map((news) => news.stage)).toEqual(['refused']);
    await second.dismiss(id);
    expect(records.size).toBe(0);
    expect(flag.pending).toBe(false);
  });

  test('reads again when the browser refuses its databases for a moment, as after a crash', async () => {
    const { dependencies, calls, records, flag } = await leftBehind([answer(201)]);
    let refusals = 3;
    const refuse = async <Found>(read: () => Promise<Found>) => {
      refusals -= 1;
      if (refusals >= 0) throw new DOMException('The operation failed.', 'UnknownError');
      return await read();
    };
    const queue = new DeviceQueue({
      ...dependencies,
      store: {
        ...dependencies.store,
        all: () => refuse(dependencies.store.all),
        get: (wanted) => refuse(() => dependencies.store.get(wanted)),
      },
    });
    const told = newsUntil(queue, 'received');
    await queue.resume();
    await told;
    expect(calls).toHaveLength(1);
    expect(records.size).toBe(0);
    expect(flag.pending).toBe(false);
  });

  test('gives up on a store that can never be read, sends nothing and keeps the flag', async () => {
    const { dependencies, calls, flag, pauses } = await leftBehind([answer(201)]);
    const all = async () => {
      throw new DOMException('Forbidden.', 'SecurityError');
    };
    await new DeviceQueue({ ...dependencies, store: { ...dependencies.store, all } }).resume();
    expect(calls).toEqual([]);
    expect(flag.pending).toBe(true);
    expect(pauses.length).toBeGreaterThan(3);
  });

  test('clears the flag of a device that holds nothing', async () => {
    const { dependencies, flag } = await deviceAndNetwork([]);
    flag.pending = true;
    await new DeviceQueue(dependencies).resume();
    expect(flag.pending).toBe(false);
  });
});

describe('without a page', () => {
  /** A device on which a page has left a request and is gone. */
  async function leftBehind(answers: (Response | 'no network')[], to = url) {
    const device = await deviceAndNetwork(answers);
    const page = new DeviceQueue({ ...device.dependencies, fetch: () => new Promise(() => undefined) });
    await page.submit({ id, url: to, content, key: device.key, stay });
    device.calls.length = 0;
    return device;
  }

  const receipt = { receipt: 'a signed receipt', received: Date.UTC(2026, 10, 21) };

  test('sends the sealed copy once, and the next page tells of it until that is dismissed', async () => {
    const { dependencies, records, calls, clock, flag } = await leftBehind([Response.json(receipt)]);
    const at = clock.now;
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(calls).toMatchObject([{ key: id, body: { id, sealed: { kid: 'k1' } } }]);
    expect(JSON.stringify([...records.values()])).not.toMatch(/sealed|Quiroga/);
    for (const _page of [1, 2]) {
      const queue = new DeviceQueue(dependencies);
      const told = newsUntil(queue, 'received');
      await queue.resume();
      expect(await told).toEqual([
        {
          stage: 'received',
          id,
          at,
          url,
          reference: '3F2A-9C10',
          status: 200,
          receipt: { code: receipt.receipt, at: receipt.received },
          own: false,
        },
      ]);
    }
    await new DeviceQueue(dependencies).dismiss(id);
    expect(records.size).toBe(0);
    expect(flag.pending).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['no network', 'no network' as const],
    ['a server error', answer(500)],
    ['too many requests', answer(429, { 'Retry-After': '30' })],
    ['a server that cannot store', answer(503)],
  ])('keeps the copy and asks to be woken again after %s', async (_name, first) => {
    const { dependencies, records, calls } = await leftBehind([first]);
    const pause = async () => {
      throw new Error('A worker may not live for so long.');
    };
    expect(await sendUnattended({ ...dependencies, pause })).toBe(false);
    expect(calls).toHaveLength(1);
    expect(records.get(id)).toMatchObject({ state: 'queued', sealed: { kid: 'k1' } });
  });

  test('tries again by the schedule of pages while it may live', async () => {
    const { dependencies, pauses, calls } = await leftBehind([
      answer(503, { 'Retry-After': '7' }),
      answer(201),
    ]);
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(pauses).toEqual([7000]);
    expect(calls.map(({ key }) => key)).toEqual([id, id]);
  });

  test('answers an aged human check anew', async () => {
    const { dependencies, calls } = await leftBehind([answer(428), answer(201)]);
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(calls[1]?.body).toMatchObject({ recaptcha: 'fresh answer', sealed: { kid: 'k1' } });
  });

  test.each([400, 409, 422])('notes that the server refused for good with %i', async (status) => {
    const { dependencies, records, calls, clock } = await leftBehind([answer(status)]);
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(records.get(id)).toEqual({ state: 'refused', id, url, at: clock.now });
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(calls).toHaveLength(1);
  });

  test('sends nothing that only the visitor may send any more', async () => {
    const { dependencies, records, calls, clock } = await leftBehind([answer(201)]);
    clock.now += stay + 1;
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(calls).toEqual([]);
    expect(records.get(id)).toMatchObject({ state: 'queued' });
  });

  test('leaves a report of misconduct to pages', async () => {
    const { dependencies, records, calls } = await leftBehind([answer(201)], formCalls.submitReport);
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(calls).toEqual([]);
    expect(records.get(id)).toMatchObject({ state: 'queued' });
  });

  test('asks to be woken again when a page does not come to an end', async () => {
    const { dependencies, calls } = await leftBehind([answer(201)]);
    const withLock = async () => {
      throw new DOMException('The signal has aborted.', 'TimeoutError');
    };
    expect(await sendUnattended({ ...dependencies, withLock })).toBe(false);
    expect(calls).toEqual([]);
  });

  test('keeps the copy when its note cannot be written, and sends it again under the same id', async () => {
    const { dependencies, records, calls } = await leftBehind([answer(201), answer(200)]);
    const put = async () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    expect(await sendUnattended({ ...dependencies, store: { ...dependencies.store, put } })).toBe(false);
    expect(records.get(id)).toMatchObject({ state: 'queued' });
    expect(await sendUnattended(dependencies)).toBe(true);
    expect(calls.map(({ key }) => key)).toEqual([id, id]);
    expect(records.get(id)).toMatchObject({ state: 'received' });
  });

  test('a page that waited for its turn tells what the worker did meanwhile', async () => {
    const { dependencies, calls } = await leftBehind([answer(201)]);
    const page = new DeviceQueue({
      ...dependencies,
      withLock: async (_name, work) => {
        await sendUnattended(dependencies);
        await work();
      },
    });
    const told = newsUntil(page, 'received');
    await page.resume();
    expect(await told).toMatchObject([{ stage: 'received', id, own: false }]);
    expect(calls).toHaveLength(1);
  });
});
