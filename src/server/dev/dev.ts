import './with-begun-drafts.ts';
import { execFile } from 'node:child_process';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, relative, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { brand } from '#brand';
import type { LanguageChoice } from '#i18n/choose-language.ts';
import { defaultLanguage, isReleased, type Language, languages, ownName } from '#i18n/language.ts';
import { readEnv } from '../env.ts';
import { listening } from '../listen.ts';
import { languageOfRequest } from '../pages/language-of-request.ts';
import { takenPortHint } from '../taken-port.ts';
import { faultPage } from './fault-page.ts';
import { languageQuestion } from './language-question.ts';
import { createVoice } from './say-once.ts';
import { startLanguageWith } from './start-language.ts';
import { superviseLanguages } from './supervise-languages.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * `npm run dev`: all languages with hot reload behind one address, drafts that are begun included. A language is a build,
 * so each has a process of its own (`dev-language.ts`); this one keeps them running, chooses between them with the rule
 * that the real server uses, and hands on. It reads as little of the site as it can: what is saved half must not end it.
 */
const root = resolve(fileURLToPath(new URL('../../../', import.meta.url)));
const settings = readEnv(process.env);
const voice = createVoice((text) => void process.stdout.write(text));
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** A draft is called one: nobody shall take its half-English pages for a fault. */
const nameOf = (language: Language) =>
  isReleased(language) ? ownName[language] : `${ownName[language]}, a draft`;

let isStarted = false;
const supervisor = superviseLanguages({
  languages,
  start: (language) => {
    const attempt = startLanguageWith(voice.say)(language);
    void attempt.ready.then(
      () => isStarted || voice.say(`  ${nameOf(language)}: ${settings.origins[language]} (${seconds()})\n`),
      () => undefined,
    );
    return attempt;
  },
  say: voice.say,
  nameOf: (language) => ownName[language],
});

const front = createServer((incoming, outgoing) => void handOn(incoming, outgoing));
// Hot reload speaks over a web socket of the language's own server.
front.on('upgrade', handOnSocket);

try {
  await listening(front, settings.port, settings.host ?? 'localhost');
} catch (error) {
  console.error(takenPortHint(error) ?? (error as Error).message);
  process.exit(1);
}
voice.say(`\n${brand.name}, being written. Its languages are started one after the other:\n`);
watchFolders(root, ['src', 'locales', 'packages'], (file) => {
  if (!/\.(ts|tsx|json|po)$/.test(file)) return;
  voice.saved();
  supervisor.saved(file, relative(root, file));
});
// For the editor: what route modules import as `./+types/…`. A fault in the routes keeps the pages from being shown, which
// says more than this could.
const { SITE_DRAFTS: _, ...env } = process.env;
execFile(process.execPath, ['packages/build/write-route-types.ts'], { cwd: root, env }, () => undefined);
await supervisor.start();
isStarted = true;
if (supervisor.fault() === undefined)
  voice.say(`Ready after ${seconds()}. What you save shows by itself; Ctrl+C ends it.\n\n`);

/** Passes a request to the server of its language, or answers with what keeps that one from answering. */
async function handOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const language = await languageFor(incoming);
  const port = supervisor.portOf(language);
  if (port === undefined) return answerWaiting(language, outgoing);
  const onward = forward(onwardTo(incoming, port), (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : answerWaiting(language, outgoing)));
  incoming.pipe(onward);
}

/** @param head What came behind the request's headers already. What comes behind the reply's is passed on as well. */
function handOnSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const port = supervisor.portOf(languageByHost(incoming));
  if (port === undefined) return void socket.destroy();
  const onward = forward(onwardTo(incoming, port));
  onward.on('upgrade', (reply, other, otherHead) => {
    const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
    socket.write(otherHead);
    other.write(head);
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
    other.pipe(socket).pipe(other);
  });
  onward.on('response', () => socket.destroy());
  onward.on('error', () => socket.destroy());
  onward.end();
}

/** The same request to the server of its language. Host and cookies travel along, so that it comes to the same choice. */
function onwardTo({ url = '/', method = 'GET', headers }: IncomingMessage, port: number) {
  return { host: '127.0.0.1', port, path: url, method, headers };
}

/**
 * The language of a request. Which language has a page at its path, one of the languages' own processes knows: that of a
 * draft, where there is one, since the others know of no draft.
 */
async function languageFor(incoming: IncomingMessage): Promise<Language> {
  const { pathname } = addressOf(incoming);
  const { language, reason } = choiceByHost(incoming);
  const port = languages
    .toSorted((one, other) => Number(isReleased(one)) - Number(isReleased(other)))
    .map((each) => supervisor.portOf(each))
    .find((each) => each !== undefined);
  if (reason === 'host' || port === undefined || isOfVite(pathname)) return language;
  try {
    return await askedOf(port, incoming, pathname.replace(/(_)?\.data$/, ''));
  } catch {
    return language;
  }
}

/** The language of a request for what is no page: by its host and its memory. */
function languageByHost(incoming: IncomingMessage): Language {
  return choiceByHost(incoming).language;
}

function choiceByHost(incoming: IncomingMessage): LanguageChoice {
  const request = new Request(addressOf(incoming), { headers: { cookie: incoming.headers.cookie ?? '' } });
  return languageOfRequest(request, '/', { origins: settings.origins, pathLanguage: () => null });
}

function askedOf(port: number, { headers }: IncomingMessage, path: string): Promise<Language> {
  return new Promise((answer, reject) => {
    const asked = {
      host: headers.host ?? 'localhost',
      cookie: headers.cookie ?? '',
      [languageQuestion.header]: path,
    };
    forward({ host: '127.0.0.1', port, path: languageQuestion.address, headers: asked }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => answer(languages.find((each) => each === text) ?? defaultLanguage));
    })
      .on('error', reject)
      .end();
  });
}

/** Modules and the like, hundreds for one page: nothing that a page could have as its address. */
function isOfVite(pathname: string): boolean {
  return /^\/(@|src\/|node_modules\/|locales\/|packages\/)/.test(pathname) || extname(pathname) === '.svg';
}

function addressOf({ url = '/', headers }: IncomingMessage): URL {
  const address = `http://${headers.host ?? 'localhost'}${url.startsWith('/') ? url : '/'}`;
  return new URL(URL.canParse(address) ? address : 'http://localhost/');
}

/** For the developer who looks at a page while its language is started, or cannot be. */
function answerWaiting(language: Language, outgoing: ServerResponse): void {
  const text = supervisor.fault();
  const title =
    text === undefined
      ? `${ownName[language]} is being started`
      : 'A saved file keeps the site from being shown';
  outgoing.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(faultPage({ title, text, again: 1 }));
}
