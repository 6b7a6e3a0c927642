import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '#brand';
import { readLeadFields } from '#features/contact/model/lead-fields.ts';
import { createLeadChannel } from '#features/contact/server/lead-channel.ts';
import { createRecaptcha } from '#features/submissions/server/recaptcha.ts';
import { storedSubmission } from '#tests/server/support/delivery-fixture.ts';
import { failureCode } from './failure-code.ts';

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nothing: RequestListener = (_request, response) => response.writeHead(204).end();

test('an answer without a body stores no lead', async () => {
  const { returnUrl } = brand.leadSystem;
  const endpoint = await serverThat(nothing);
  const send = createLeadChannel({ endpoint, organizationId: '1', returnUrl, fields: readLeadFields('') });
  const submission = storedSubmission('contact');
  const outcome = await send(
    { id: 'one.lead', topic: 'lead', attempts: 0, createdAt: 0, submission },
    new AbortController().signal,
  );
  expect(outcome).toMatchObject({ kind: 'failed', error: 'not-stored' });
});

test('an answer without a body lets nobody in, and does not say they were wrong', async () => {
  const check = createRecaptcha({ siteKey: 'site', secret: 'secret', verifyUrl: await serverThat(nothing) });
  expect(await check.verify('token', { now: 0 })).toEqual({ kind: 'unavailable' });
});

test('a name with several addresses fails by what each of them said', () => {
  const refused = Object.assign(new Error('one'), { code: 'ECONNREFUSED' });
  expect(failureCode(new TypeError('fetch failed', { cause: new AggregateError([refused]) }))).toBe(
    'refused',
  );
  expect(failureCode(new AggregateError([]))).toBe('unreachable');
});
