import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openLetterBox } from './letter-box.ts';

/** Hands letters in as a mail program does, each line after the answer to the one before. */
async function handIn(url: string, lines: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  for (const line of lines) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'close');
}

const letter = (to: string, text: string) => [
  `RCPT TO:<${to}>`,
  'DATA',
  `Subject: Alerts\r\n\r\n${text}\r\n.`,
];

test('the newest letter to an address is found, with its long lines whole', async () => {
  const box = await openLetterBox();
  const link = 'https://site.example/confirm?to=\r\nken=3DaBc-1';
  await handIn(box.url, [
    'EHLO here',
    'MAIL FROM:<site@example.com>',
    ...letter('ana@example.com', 'An old one'),
    ...letter('ana@example.com', link),
    ...letter('lee@example.com', 'For somebody else'),
    'QUIT',
  ]);
  expect(await box.letterTo('ana@example.com')).toContain('https://site.example/confirm?token=aBc-1');
  box.close();
});
