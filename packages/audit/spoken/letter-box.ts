import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** Takes the letters of a site on this machine, and shows them to nobody else. */
export interface LetterBox {
  /** Where the site hands its letters in, as its settings want it. */
  url: string;
  /** The newest letter to an address, as its words were sent. @throws when none comes within a minute. */
  letterTo(address: string): Promise<string>;
  close(): void;
}

/** Opens a letter box on a free port. */
export async function openLetterBox(): Promise<LetterBox> {
  const letters: { to: readonly string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      stream.once('end', () => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  // Who hands letters in may hang up at any time.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async letterTo(address) {
      for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(100)) {
        const found = letters.findLast(({ to }) => to.includes(address));
        if (found) return withoutSoftBreaks(found.text);
      }
      throw new Error(`No letter came to ${address} within a minute.`);
    },
    close: () => server.close(),
  };
}

/** Quoted-printable breaks long lines, such as those with a link, and writes "=" as "=3D". */
function withoutSoftBreaks(text: string): string {
  return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
