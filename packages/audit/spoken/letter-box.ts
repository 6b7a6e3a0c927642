import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Takes the letters of a site on this machine, and shows them to nobody else. */
export interface LetterBox {
  /** Where the site hands its letters in, as its settings want it. */
  url: string;
  /** The newest letter to an address, as its words were sent. @throws when none comes within a minute. */
  letterTo(address: string): Promise<string>;
  close(): void;
}

/** Opens a letter box on a free port. It speaks as much SMTP as it takes to be handed a letter. */
export async function openLetterBox(): Promise<LetterBox> {
  const letters: { to: string; text: string }[] = [];
  const server = createServer((socket) => takeLetters(socket, (to, text) => letters.push({ to, text })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async letterTo(address) {
      for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(100)) {
        const found = letters.findLast(({ to }) => to === address);
        if (found) return withoutSoftBreaks(found.text);
      }
      throw new Error(`No letter came to ${address} within a minute.`);
    },
    close: () => void server.close(),
  };
}

function takeLetters(socket: Socket, onLetter: (to: string, text: string) => void): void {
  let unread = '';
  let to = '';
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  // Who hands letters in may hang up at any time.
  socket.on('error', () => socket.destroy());
  say('220 letter box');
  socket.setEncoding('latin1').on('data', (piece: string) => {
    unread += piece;
    for (;;) {
      const end = isText ? '\r\n.\r\n' : '\r\n';
      const at = unread.indexOf(end);
      if (at < 0) return;
      const read = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (isText) {
        onLetter(to, read);
        isText = false;
        say('250 taken');
        continue;
      }
      to = /^RCPT TO:<(.+?)>/i.exec(read)?.[1] ?? to;
      isText = /^DATA/i.test(read);
      if (isText) say('354 go on');
      else if (/^QUIT/i.test(read)) socket.end('221 bye\r\n');
      else say('250 yes');
    }
  });
}

/** Quoted-printable breaks long lines, such as those with a link, and writes "=" as "=3D". */
function withoutSoftBreaks(text: string): string {
  return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
