import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { createReceipts } from './receipts.ts';

const secrets = { first: randomBytes(32), second: randomBytes(32) };
const ring = (...ids: (keyof typeof secrets)[]) =>
  createKeyRing(new Map(ids.map((id) => [id, secrets[id]] as const)));

const submission = {
  id: 'ab12cd34-0000-4000-8000-000000000001',
  kind: 'privacy' as const,
  content: { name: 'Ana Ríos', city: 'Portland' },
  createdAt: Date.UTC(2026, 0, 31, 20),
};

test('a receipt says reference, moment, fingerprint and key, and nothing of what was sent', () => {
  const receipts = createReceipts(ring('first'));
  const { code } = receipts.issue(submission);
  expect(receipts.check(code)).toEqual({
    kind: 'genuine',
    receipt: {
      code,
      reference: 'AB12-CD34',
      at: submission.createdAt,
      fingerprint: expect.stringMatching(/^[\w-]{32}$/),
      keyId: 'first',
    },
  });
  expect(code).not.toMatch(/Ana|Portland|0000-4000/);
});

test('a receipt is read out of a letter, with its breaks, and out of a link', () => {
  const receipts = createReceipts(ring('first'));
  const { code } = receipts.issue(submission);
  for (const text of [
    ` ${code}\n`,
    code.replace(/.{64}/g, '$&\r\n'),
    `https://site.example/check?code=${code}`,
  ]) {
    expect(receipts.check(text), text).toMatchObject({ kind: 'genuine', receipt: { code } });
  }
});

test('a receipt that was changed at any place is not genuine', () => {
  const receipts = createReceipts(ring('first'));
  const { code } = receipts.issue(submission);
  for (let place = 0; place < code.length; place += 1) {
    for (const letter of ['0', 'A', 'z', '_', '.']) {
      if (code[place] === letter) continue;
      const changed = code.slice(0, place) + letter + code.slice(place + 1);
      expect(receipts.check(changed).kind, `${place} ${letter}`).not.toBe('genuine');
    }
  }
});

test('a receipt in an address holds for the page that it was written for, with former keys too', () => {
  const receipts = createReceipts(ring('first'));
  const receipt = receipts.issue(submission);
  const text = receipts.forPage(receipt, 'job');
  expect(receipts.onPage(text, 'job')).toEqual(receipt);
  expect(createReceipts(ring('second', 'first')).onPage(text, 'job')).toEqual(receipt);
  expect(receipts.onPage(text, 'data-privacy')).toBeUndefined();
  for (let place = 0; place < text.length; place += 1)
    for (const letter of ['0', 'A', 'z', '_', '.']) {
      const changed = text.slice(0, place) + letter + text.slice(place + 1);
      if (changed !== text) expect(receipts.onPage(changed, 'job'), `${place} ${letter}`).toBeUndefined();
    }
  for (const other of [receipt.code, `${receipt.code}.`, `${text}=`, `${text}.`, '', '.'])
    expect(receipts.onPage(other, 'job'), other).toBeUndefined();
});

test.each(['', 'AB12-CD34', 'AB12-CD34.x.y.z', '🧾'.repeat(5000), `AB12-CD34.k.${'x'.repeat(32)}.first.`])(
  'takes %j for no receipt',
  (text) => expect(createReceipts(ring('first')).check(text)).toEqual({ kind: 'unreadable' }),
);

test('a receipt made under another secret of the same name is forged', () => {
  const { code } = createReceipts(createKeyRing(new Map([['first', randomBytes(32)]]))).issue(submission);
  expect(createReceipts(ring('first')).check(code)).toEqual({ kind: 'forged' });
});

test('old keys go on checking: beside a newer one, and by their public half once the secret is gone', () => {
  const before = createReceipts(ring('first'));
  const { code } = before.issue(submission);
  expect(createReceipts(ring('second', 'first')).check(code).kind).toBe('genuine');
  expect(createReceipts(ring('second')).check(code)).toEqual({ kind: 'unknown-key', keyId: 'first' });
  const after = createReceipts(ring('second'), `${before.publicKey}`);
  expect(after.check(code).kind).toBe('genuine');
  expect(after.issue(submission).keyId).toBe('second');
  expect(before.publicKey).not.toContain(secrets.first.toString('base64url'));
});

test('a receipt belongs to one submission with one content, in whatever order its fields are', () => {
  const receipts = createReceipts(ring('first'));
  const receipt = receipts.issue(submission);
  const stored = { ...submission, reference: 'AB12-CD34', language: 'eng' as const };
  expect(receipts.isOf(receipt, stored)).toBe(true);
  expect(receipts.isOf(receipt, { ...stored, content: { city: 'Portland', name: 'Ana Ríos' } })).toBe(true);
  expect(receipts.isOf(receipt, { ...stored, content: { ...stored.content, name: 'Eva' } })).toBe(false);
  expect(receipts.isOf(receipt, { ...stored, createdAt: 1 })).toBe(false);
  expect(receipts.isOf(receipt, { ...stored, id: submission.id.replace(/1$/, '2') })).toBe(false);
  expect(receipts.isOf(receipt, { ...stored, content: undefined })).toBe(false);
});
