import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';
import { readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { noon, startMailServer, storedSubmission } from '#tests/server/support/delivery-fixture.ts';
import { readEnv } from '../env.ts';
import type { Channels } from './channel.ts';
import { openChannels } from './open-channels.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const receiptOf = () => ({ code: 'AB12-CD34.receipt', page: 'https://site.test/check' });

let server: Awaited<ReturnType<typeof startMailServer>>;
let channels: Channels;
beforeEach(async () => {
  server = await startMailServer();
  channels = openChannels({
    settings: readEnv({ SMTP_URL: `smtp://127.0.0.1:${server.port}` }).delivery,
    words: await readLetterWords(root),
    rightsPage: () => 'https://site.test/rights',
    receiptOf,
  });
});
afterEach(() => server.close());

const acknowledge = (submission: StoredSubmission) =>
  channels.acknowledgement?.(
    { id: 'one.acknowledgement', topic: 'acknowledgement', attempts: 0, createdAt: noon, submission },
    new AbortController().signal,
  );

test('an acknowledgement goes to the address of a privacy request', async () => {
  expect(await acknowledge(storedSubmission('privacy'))).toEqual({ kind: 'delivered' });
  expect(server.letters.map(({ to }) => to)).toEqual([['ana.rios@home.test']]);
});

test.each([
  ['another form', storedSubmission('contact'), 'wrong-form'],
  ['a request whose content is gone', storedSubmission('privacy', { content: undefined }), 'erased'],
  ['a request without an address', storedSubmission('privacy', { content: { name: 'Ana' } }), 'address'],
  [
    'an address that is none',
    storedSubmission('privacy', { content: { name: 'Ana', email: 'ana@home.test\r\nBcc: x@y.test' } }),
    'address',
  ],
])('no letter goes out for %s, and it is not tried again', async (_, submission, error) => {
  expect(await acknowledge(submission)).toEqual({ kind: 'impossible', error });
  expect(server.letters).toEqual([]);
});

test('what has no mail server and no CRM has no way out, and waits', () => {
  const { delivery } = readEnv({});
  const closed = openChannels({ settings: delivery, words: {} as never, rightsPage: () => '', receiptOf });
  expect(closed).toEqual({});
});
