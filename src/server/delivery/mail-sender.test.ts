import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import {
  closedPort,
  decodeHeader,
  readLetter,
  startMailServer,
  startSocketServer,
} from '#tests/server/support/delivery-fixture.ts';
import { createMailSender, type Letter, type SmtpSettings } from './mail-sender.ts';

// Real servers and a real database: slow on a busy machine, and never judged by the clock.
vi.setConfig({ testTimeout: 60_000 });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const letter: Letter = {
  to: 'ana@home.example',
  replyTo: 'privacy@site.example',
  subject: 'Recibimos su solicitud de privacidad: señal y número AB12-CD34, más palabras que una línea',
  text: 'Señor, ¿qué pasará mañana? Llame al número.\n\nUn punto:\n.\nFin\n',
  language: 'es',
};

const senderTo = (port: number, change: Partial<SmtpSettings> = {}) =>
  createMailSender(
    {
      host: '127.0.0.1',
      port,
      isSecure: false,
      requiresTls: false,
      login: null,
      from: 'website@site.example',
      ...change,
    },
    { connectTimeout: 2500, answerTimeout: 2500 },
  );

const never = new AbortController().signal;

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closing.push(server.close);
  return server;
}

test('a letter arrives in its own language and says that a machine wrote it', async () => {
  const server = await mailServer();
  expect(await senderTo(server.port)(letter, 'one.acknowledgement', never)).toEqual({ kind: 'delivered' });
  const [taken] = server.letters;
  expect(taken).toMatchObject({ from: 'website@site.example', to: ['ana@home.example'] });
  const { headers, text } = readLetter(taken?.source ?? '');
  expect(text).toBe(letter.text);
  expect(decodeHeader(headers.subject ?? '')).toBe(letter.subject);
  expect(headers).toMatchObject({
    from: `${brand.name} <website@site.example>`,
    to: 'ana@home.example',
    'reply-to': `${brand.name} <privacy@site.example>`,
    'auto-submitted': 'auto-generated',
    'content-language': 'es',
    'content-type': 'text/plain; charset=utf-8',
    'content-transfer-encoding': 'quoted-printable',
  });
  expect(headers['x-mailer']).toBeUndefined();
});

test('a key in a letter of plain ASCII arrives as it is, whatever its first letters mean elsewhere', async () => {
  const server = await mailServer();
  const text =
    'Please confirm:\nhttps://site.example/confirm-alerts?token=41bSiPILu3WL8i22UUMg0lWMjXDd0-7A\n';
  await senderTo(server.port)({ ...letter, text }, 'one.confirmation', never);
  expect(readLetter(server.letters[0]?.source ?? '').text).toBe(text);
});

test('a repeat of a delivery carries the same Message-ID, another delivery another', async () => {
  const server = await mailServer();
  const send = senderTo(server.port);
  for (const id of ['one.notice', 'one.notice', 'two.notice']) await send(letter, id, never);
  const [first, again, other] = server.letters.map(({ source }) => readLetter(source).headers['message-id']);
  expect(first).toMatch(/^<[0-9a-f]{40}@site\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('line ends in a subject or an address make no header', async () => {
  const server = await mailServer();
  const send = senderTo(server.port);
  await send({ ...letter, subject: 'A\r\nBcc: all@home.example\r\n\r\nBody' }, 'one', never);
  for (const to of [
    'ana@home.example\r\nRCPT TO:<all@home.example>',
    'ana@home.example,all@home.example',
    '',
  ]) {
    expect(await send({ ...letter, to }, 'two', never)).toEqual({ kind: 'impossible', error: 'address' });
  }
  expect(server.letters.map(({ to }) => to)).toEqual([['ana@home.example']]);
  expect(readLetter(server.letters[0]?.source ?? '').headers).not.toHaveProperty('bcc');
});

test('a login is used, and one that is refused is a code', async () => {
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'SECRET' ? done(null, { user: 'site' }) : done(new Error('SECRET')),
  });
  const good = senderTo(server.port, { login: { user: 'site', pass: 'SECRET' } });
  expect(await good(letter, 'one', never)).toEqual({ kind: 'delivered' });
  const bad = senderTo(server.port, { login: { user: 'site', pass: 'x' } });
  expect(await bad(letter, 'one', never)).toEqual({ kind: 'failed', error: 'smtp-535', isRefusal: true });
});

const refusal = (responseCode: number) =>
  Object.assign(new Error('SECRET ana@home.example'), { responseCode });

test.each([
  [421, false],
  [450, false],
  [451, false],
  [452, false],
  [550, true],
  [554, true],
])('an answer of %i is a code and no more', async (code, isRefusal) => {
  const atRecipient = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(code)) });
  expect(await senderTo(atRecipient.port)(letter, 'one', never)).toEqual({
    kind: 'failed',
    error: `smtp-${code}`,
    isRefusal,
  });
  const atEnd = await mailServer({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(refusal(code)));
    },
  });
  expect(await senderTo(atEnd.port)(letter, 'one', never)).toMatchObject({ error: `smtp-${code}` });
});

test('a server that is not there, has no name, hangs or cuts off is a failure with its code', async () => {
  const send = async (port: number, change: Partial<SmtpSettings> = {}) =>
    senderTo(port, change)(letter, 'one', never);
  expect(await send(await closedPort())).toEqual({ kind: 'failed', error: 'refused' });
  expect(await send(25, { host: 'mail.invalid' })).toEqual({ kind: 'failed', error: 'dns' });
  const silent = await startSocketServer((socket) => socket.on('error', () => undefined));
  closing.push(silent.close);
  expect(await send(silent.port)).toEqual({ kind: 'failed', error: 'timeout' });
  const cutting = await startSocketServer((socket) => {
    socket.write('220 hello\r\n');
    socket.once('data', () => socket.destroy());
  });
  closing.push(cutting.close);
  expect(await send(cutting.port)).toEqual({ kind: 'failed', error: 'reset' });
});

test('a server that hangs after taking the letter is a failure: it may come twice, it is never lost', async () => {
  const server = await mailServer({ onData: (stream) => void stream.resume() });
  expect(await senderTo(server.port)(letter, 'one', never)).toEqual({ kind: 'failed', error: 'timeout' });
});

test('no letter goes to a server without TLS where TLS is asked for, or with a certificate of its own making', async () => {
  const plain = await mailServer();
  const strict = senderTo(plain.port, { requiresTls: true });
  expect(await strict(letter, 'one', never)).toMatchObject({ kind: 'failed' });
  const secure = await mailServer({ secure: true });
  expect(await senderTo(secure.port, { isSecure: true })(letter, 'one', never)).toEqual({
    kind: 'failed',
    error: 'tls',
  });
  const upgrading = await mailServer({ disabledCommands: [] });
  expect(await senderTo(upgrading.port)(letter, 'one', never)).toMatchObject({ error: 'tls' });
  expect([...plain.letters, ...secure.letters, ...upgrading.letters]).toEqual([]);
});

test('a stop cuts off a letter that hangs', async () => {
  const silent = await startSocketServer((socket) => socket.on('error', () => undefined));
  closing.push(silent.close);
  const stop = new AbortController();
  const sent = createMailSender({
    host: '127.0.0.1',
    port: silent.port,
    isSecure: false,
    requiresTls: false,
    login: null,
    from: 'website@site.example',
  })(letter, 'one', stop.signal);
  stop.abort();
  expect(await sent).toEqual({ kind: 'failed', error: 'timeout' });
});
