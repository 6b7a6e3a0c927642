import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { readLeadFields } from '#features/contact/model/lead-fields.ts';
import { createLeadChannel } from '#features/contact/server/lead-channel.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { createWorker } from '#server/delivery/worker.ts';
import { diskReserve } from '#server/storage/free-space.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { closedPort, until as comesTo, listeningLog, startCrm } from '../support/delivery-fixture.ts';
import { filledForm, openFormsApi } from '../support/forms-api-fixture.ts';
import { cleanUp, emptyFolder, post, startSite, statusOf } from '../support/running-site.ts';
import { submission } from '../support/storage-fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanUp);

test('with nobody to judge the human check no request gets in by it, and none is lost: the built-in check takes over', async () => {
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: {
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await closedPort()}/siteverify`,
    },
  });
  const id = newSubmissionId();
  const call = formCalls.submitPrivacyRequest;
  const first = await post(site, call, { ...filledForm, recaptcha: 'a-token' }, id);
  expect(first.status).toBe(428);
  expect(JSON.parse(first.text)).toMatchObject({ error: 'captcha_unavailable' });
  const challenge = await (await fetch(site.origin + formCalls.challenge)).json();
  const recaptcha = btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
  const second = await post(site, call, { ...filledForm, recaptcha }, id);
  expect(second.status).toBe(201);
  expect(await site.ready()).toBe(200);
  expect(await statusOf(`${site.origin}/company`)).toBe(200);
});

test('with little disk left new requests are put off, while what waits goes out and is written down as done', async () => {
  let free = diskReserve;
  const settings = {
    environment: 'development' as const,
    dataDir: emptyFolder(),
    storageKeys: null,
    databaseUrl: null,
  };
  const storage = await openStorage(settings, { freeSpace: async () => free });
  const api = await openFormsApi({ storage });
  const returnUrl = 'https://www.site.example/thanks';
  const crm = await startCrm((response) => response.end(returnUrl));
  const worker = createWorker({
    outbox: storage.outbox,
    channels: {
      lead: createLeadChannel({
        endpoint: crm.endpoint,
        organizationId: '00D',
        returnUrl,
        fields: readLeadFields(''),
      }),
    },
    log: listeningLog().log,
    giveUpMs: 86_400_000,
  });
  try {
    await storage.submissions.add(submission({ kind: 'contact', content: { lastName: 'Ríos' } }));
    const recaptcha = await api.answer();
    free = diskReserve - 1;
    const refused = await api.post({ ...filledForm, recaptcha });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('20');
    worker.start();
    const leads = async () =>
      (await storage.outbox.list()).filter(({ topic }) => topic === 'lead').map(({ state }) => state);
    await comesTo('the lead is out and written down', async () => (await leads()).join() === 'done');
    expect(crm.posts).toHaveLength(1);
    free = diskReserve;
    // The answer to the human check was not used up by the refusal.
    expect((await api.post({ ...filledForm, recaptcha })).status).toBe(201);
  } finally {
    await worker.stop(0);
    crm.close();
    await api.dispose();
    await storage.close();
  }
});
