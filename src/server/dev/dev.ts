import { fork } from 'node:child_process';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { brand } from '#brand';
import { type Language, languages, ownName } from '#i18n/language.ts';
import { readEnv } from '../env.ts';
import { listening } from '../listen.ts';
import { languageOfRequest } from '../pages/language-of-request.ts';
import { liveSitePaths } from './live-site-paths.ts';

/**
 * `npm run dev`: both languages with hot reload behind one address. A language is a build, so each has a process of its
 * own (`dev-language.ts`); this one chooses between them with the rule that the real server uses, and hands on.
 */
const settings = readEnv(process.env);
const ports = new Map<Language, number>();
const { pathLanguage } = await liveSitePaths();

// One after the other: the first makes the database and its keys.
for (const language of languages) ports.set(language, await startLanguage(language));

const front = createServer((incoming, outgoing) => {
  const onward = forward(targetOf(incoming), (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
});

// Hot reload speaks over a web socket of the language's own server.
front.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
  const onward = forward(targetOf(incoming));
  onward.on('upgrade', (reply, other) => {
    const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
    other.pipe(socket).pipe(other);
  });
  onward.on('error', () => socket.destroy());
  onward.end();
});

await listening(front, settings.port, settings.host ?? 'localhost');
const addresses = languages.map((each) => `${settings.origins[each]} (${ownName[each]})`);
console.log(`\n${brand.name}, being written: ${addresses.join(', ')}\n`);

/** Starts the server of one language and resolves with its port once it listens. */
function startLanguage(language: Language): Promise<number> {
  const child = fork(fileURLToPath(new URL('./dev-language.ts', import.meta.url)), [language], {
    env: { ...process.env, SITE_LANGUAGE: language },
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port)));
    child.once('exit', () => reject(new Error(`The ${language} server stopped; what it said stands above.`)));
  });
}

/** The same request to the server of its language. Host and cookies travel along, so that it comes to the same choice. */
function targetOf({ url = '/', method = 'GET', headers }: IncomingMessage) {
  const address = `http://${headers.host ?? 'localhost'}${url.startsWith('/') ? url : '/'}`;
  const parsed = new URL(URL.canParse(address) ? address : 'http://localhost/');
  const request = new Request(parsed, { headers: { cookie: headers.cookie ?? '' } });
  const path = parsed.pathname.replace(/(_)?\.data$/, '');
  const { language } = languageOfRequest(request, path, { origins: settings.origins, pathLanguage });
  return { host: '127.0.0.1', port: ports.get(language), path: url, method, headers };
}
