import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { filledForm, openFormsApi } from '#tests/server/support/forms-api-fixture.ts';

test('offers the built-in check and a public key that holds nothing secret', async () => {
  const site = await openFormsApi();
  expect(site.port.humanCheck()).toEqual({ kind: 'altcha', challengeUrl: '/api/human-check/challenge' });
  const { kid, jwk } = await site.port.submissionKey();
  expect(kid).toBe('first');
  expect(Object.keys(jwk).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
  await site.dispose();
});

test('offers the third-party check without its secret, and takes the built-in one when its judge is away', async () => {
  const judge = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (body.includes('response=good')) response.end('{"success": true}');
      else request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => judge.listen(0, '127.0.0.1', resolve));
  const { port } = judge.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  const site = await openFormsApi({ recaptcha: { siteKey: 'site-key', secret: 'the-secret', verifyUrl } });
  const settings = site.port.humanCheck();
  expect(settings).toEqual({
    kind: 'recaptcha',
    siteKey: 'site-key',
    language: 'en',
    theme: 'light',
    challengeUrl: '/api/human-check/challenge',
  });

  expect((await site.post({ ...filledForm, recaptcha: 'good' })).status).toBe(201);
  expect((await site.post({ ...filledForm, city: 'Salem', recaptcha: 'good' })).status).toBe(428);
  const away = await site.post({ ...filledForm, city: 'Salem', recaptcha: 'other' });
  expect(away.status).toBe(428);
  expect(await away.json()).toMatchObject({ error: 'captcha_unavailable' });
  expect((await site.post({ ...filledForm, city: 'Salem', recaptcha: await site.answer() })).status).toBe(
    201,
  );
  expect(await site.storage.submissions.list()).toHaveLength(2);
  judge.close();
  await site.dispose();
});
