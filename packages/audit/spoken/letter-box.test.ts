import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { openLetterBox } from './letter-box.ts';

test('the newest letter to an address is found, with its long lines whole', async () => {
  const box = await openLetterBox();
  onTestFinished(() => box.close());
  const mail = createTransport({ url: box.url, ignoreTLS: true });
  const link = `https://site.example/confirm?for=${'alerts-'.repeat(12)}&token=aBc-1`;
  const send = (to: string, text: string) =>
    mail.sendMail({
      from: 'site@example.com',
      to,
      subject: 'Alerts',
      text,
      textEncoding: 'quoted-printable',
    });
  await send('ana@example.com', 'An old one');
  await send('ana@example.com', link);
  await send('lee@example.com', 'For somebody else');
  expect(await box.letterTo('ana@example.com')).toContain(link);
});
