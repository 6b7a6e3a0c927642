import { afterEach, beforeEach, expect, test } from 'vitest';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { createWorker, type Worker } from '#server/delivery/worker.ts';
import { listeningLog, until } from '../support/delivery-fixture.ts';
import { type FormsApiUnderTest, filledForm, openFormsApi } from '../support/forms-api-fixture.ts';

const day = 86_400_000;

let api: FormsApiUnderTest;
let worker: Worker;
let delivered: string[];

beforeEach(async () => {
  api = await openFormsApi();
  delivered = [];
  worker = createWorker({
    outbox: api.storage.outbox,
    channels: {
      notice: async ({ submission }) => {
        delivered.push(submission.id);
        return { kind: 'delivered' };
      },
      acknowledgement: async () => ({ kind: 'delivered' }),
    },
    log: listeningLog().log,
    giveUpMs: 7 * day,
    now: () => Date.now() + api.clock.ahead,
    pollMs: 20,
  });
  worker.start();
});

afterEach(async () => {
  await worker.stop(0);
  await api.dispose();
});

/** Submits as a browser does that gets a fresh answer when its first is too old; returns the statuses on the way. */
async function submitAsBrowser(id: string, recaptcha: string): Promise<number[]> {
  const key = { 'idempotency-key': id };
  const first = await api.post({ ...filledForm, recaptcha }, key);
  if (first.status !== 428) return [first.status];
  const second = await api.post({ ...filledForm, recaptcha: await api.answer() }, key);
  return [first.status, second.status];
}

test('a clock that jumps a day ahead asks for a fresh human check, stores and delivers', async () => {
  const early = await api.answer();
  api.clock.ahead = day;
  const id = newSubmissionId();
  expect(await submitAsBrowser(id, early)).toEqual([428, 201]);
  worker.wake();
  await until('it is delivered', () => delivered.includes(id));
});

test('what was stored while the clock was a day ahead is delivered at once when it is set right', async () => {
  api.clock.ahead = day;
  const [id, later] = [newSubmissionId(), newSubmissionId()];
  await worker.stop(0);
  expect(await submitAsBrowser(id, await api.answer())).toEqual([201]);
  api.clock.ahead = 0;
  worker = createWorker({
    outbox: api.storage.outbox,
    channels: {
      notice: async ({ submission }) => {
        delivered.push(submission.id);
        return { kind: 'delivered' };
      },
    },
    log: listeningLog().log,
    giveUpMs: 7 * day,
  });
  worker.start();
  await until('it is delivered', () => delivered.includes(id));
  // The repeat of a sender who heard nothing is recognised, and new ones are taken.
  expect(await submitAsBrowser(id, 'spent')).toEqual([200]);
  expect(await submitAsBrowser(later, await api.answer())).toEqual([201]);
  worker.wake();
  await until('the next is delivered', () => delivered.includes(later));
});

test('a clock that jumps a day back refuses no answer of before, and lets none pass twice', async () => {
  const answer = await api.answer();
  api.clock.ahead = -day;
  const id = newSubmissionId();
  expect(await submitAsBrowser(id, answer)).toEqual([201]);
  worker.wake();
  await until('it is delivered', () => delivered.includes(id));
  const stolen = await api.post({ ...filledForm, name: 'Another', recaptcha: answer });
  expect(stolen.status).toBe(428);
  // Nor once the clock is right again, although the day of its use is over by then.
  api.clock.ahead = 0;
  await api.storage.submissions.eraseExpired(Date.now());
  expect((await api.post({ ...filledForm, name: 'Another', recaptcha: answer })).status).toBe(428);
  expect((await api.send(formCalls.challenge)).status).toBe(200);
});
