import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isLocalHost, localHostOf, localHosts } from '#i18n/choose-language.ts';
import { isLanguage, type Language, languages, storageKey } from '#i18n/language.ts';
import { nameRoute } from '../current-request.ts';
import { chooseEncoding, type Encoding } from '../files/content-encoding.ts';
import { namesTag } from '../files/file-reply.ts';
import type { FileMap } from '../files/read-folder.ts';
import type { ServedFile } from '../files/served-file.ts';
import type { AnswerPrepared } from '../listen.ts';
import { type Log, requestEvent } from '../log.ts';
import { type Metrics, type RequestKind, requestKind } from '../metrics.ts';
import { answeredFields } from '../middleware/request-log.ts';
import { type AskedRequest, createAnswerTraced } from '../telemetry/request-span.ts';
import { isTracing } from '../telemetry/spans.ts';
import { rememberedIn } from './language-of-request.ts';
import type { LanguageBuild } from './load-build.ts';
import { giveHead, type PreparedHead, prepareHead } from './prepared-head.ts';
import { refreshSeconds } from './refreshed-pages.ts';

/** What answers are prepared from. */
export type PreparedAnswersOptions = {
  builds: Record<Language, LanguageBuild>;
  /** The files of `public/`. */
  publicFiles: FileMap;
  origins: Record<Language, string>;
  /** How the server answers otherwise; what it says once is what everybody is told. */
  ask: (request: Request) => Response | Promise<Response>;
  log: Log;
  /** The pattern of a page's address; `undefined` for what is no page. Default: nobody asks. */
  routeOf?: (path: string) => string | undefined;
  /** Tells pages that are rendered anew while the server runs; what is prepared of them lasts `refreshSeconds`. Default: none. */
  isRefreshed?: (path: string) => boolean;
  now?: () => number;
  countAnswer: Metrics['countAnswer'];
};

/** Different `Accept-Encoding` headers that are remembered; browsers send a handful, whoever invents more gains nothing. */
const mostAcceptHeaders = 100;

/**
 * Makes what answers prerendered pages and files before the app is asked. Of such a request only the path, the kind of
 * host, the remembered language on a local one, the encoding and the entity tag decide, so the answer to one is the answer to all that
 * agree in these: it is fetched once from the app itself, by a request that holds nothing else, and written again and
 * again. Whatever else a request has that could matter leaves it to the app: a query, a body, a header said twice.
 */
export function createPreparedAnswers(options: PreparedAnswersOptions): AnswerPrepared {
  const { ask, log, isRefreshed = () => false, routeOf, now = Date.now, countAnswer } = options;
  const answerTraced = createAnswerTraced(Object.values(options.origins));
  const hosts = knownHosts(options.origins);
  const { addresses, bodies } = knownAddresses(options);
  const encodingOf = rememberEncodings();

  return function answerPrepared(request, response) {
    const start = performance.now();
    const address = request.url === undefined ? undefined : addresses.get(request.url);
    if (!address) return false;
    const asked = readPlainRequest(request);
    if (!asked) return false;
    const host = hostOf(asked.host);
    if (host === undefined) return false;
    const isLocal = address.differsByHost && host === 'localhost';
    // Whether a browser that looks ahead has chosen a language matters only where it is remembered.
    if (isLocal && asked.isAhead) return false;
    const encoding = encodingOf(asked.encodings);
    const remembered = isLocal ? rememberedLanguageIn(asked.cookies) : '';
    const key = address.differsByHost ? `${host} ${remembered} ${encoding}` : encoding;
    const answer = address.answers.get(key);
    const isOver = answer?.preparedAt !== undefined && !isFresh(answer.preparedAt);
    if (!answer || isOver) {
      // The app answers this one. `null` says that it is being prepared, or that it cannot be.
      if (answer !== null) {
        address.answers.set(key, null);
        void prepare({ host, path: address.path, remembered, encoding }).then(
          (prepared) =>
            void (prepared === undefined ? address.answers.delete(key) : address.answers.set(key, prepared)),
          () => undefined,
        );
      }
      return false;
    }
    const head = namesTag(asked.tags, answer.etag) ? answer.unchanged : answer.whole;
    const give = (): number => {
      write(request, response, head, answer.body);
      if (request.method === 'HEAD') head.lines.HEAD();
      else head.lines.GET();
      return head.status;
    };
    // Without a span there is no need of an id either: these answers never fail.
    if (isTracing()) answerTraced(tracedAs(request, asked), () => named(address.path, give));
    else give();
    countAnswer(address.kind, head.status, performance.now() - start);
    return true;
  };

  function named(path: string, give: () => number): number {
    const route = routeOf?.(path);
    if (route !== undefined) nameRoute(route);
    return give();
  }

  /** A moment still to come is one of a clock that was ahead. */
  function isFresh(preparedAt: number): boolean {
    const age = now() - preparedAt;
    return age >= 0 && age < refreshSeconds * 1000;
  }

  function hostOf(header: string): string | undefined {
    return hosts.get(header) ?? hosts.get(header.replace(aPort, ''));
  }

  /**
   * Asks the app as two visitors would: one who has nothing yet, and one who has what the first was given. `undefined` where
   * the page was rendered anew between the two: the next visitor begins again.
   */
  async function prepare({ host, path, remembered, encoding }: Wanted): Promise<Answer | null | undefined> {
    const headers = {
      'accept-encoding': encoding,
      ...(remembered === '' ? {} : { cookie: `${storageKey}=${remembered}` }),
    };
    const url = `http://${host}${path}`;
    const whole = await ask(new Request(url, { headers }));
    const etag = whole.headers.get('etag');
    const preparedAt = isRefreshed(path) ? now() : undefined;
    const body =
      etag === null
        ? undefined
        : await (bodies.get(etag)?.() ?? (preparedAt === undefined ? undefined : bytesOf(whole)));
    // A page that is rendered, a redirect, a list made just now: the app alone knows these.
    if (whole.status !== 200 || etag === null || !(body instanceof Uint8Array)) return null;
    const unchanged = await ask(new Request(url, { headers: { ...headers, 'if-none-match': etag } }));
    if (unchanged.status !== 304) return undefined;
    return {
      etag,
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      whole: headOf(whole, path),
      unchanged: headOf(unchanged, path),
      preparedAt,
    };
  }

  function headOf({ status, headers }: Response, path: string): Head {
    // The app's listener writes cookies last.
    const others = [...headers].filter(([name]) => name !== 'set-cookie').flat();
    const cookies = headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]);
    const language = headers.get('content-language');
    const line = (method: string) => {
      const fields = answeredFields({ method, path, status, ms: 0, language });
      return fields ? log.repeating(requestEvent, fields) : () => undefined;
    };
    const head = prepareHead(status, STATUS_CODES[status] ?? '', [...others, ...cookies]);
    return { ...head, lines: { GET: line('GET'), HEAD: line('HEAD') } };
  }
}

/** An address whose answers can be prepared, and those that are. */
type Address = {
  path: string;
  kind: RequestKind;
  /** False for files that are the same on every host. */
  differsByHost: boolean;
  answers: Map<string, Answer | null>;
};

/** What decides an answer. */
type Wanted = { host: string; path: string; remembered: Language | ''; encoding: Encoding };

/** An answer, ready to be written. */
type Answer = {
  etag: string;
  body: Buffer;
  whole: Head;
  unchanged: Head;
  /** When, of a page that is rendered anew while the server runs: it lasts `refreshSeconds`. `undefined`: for ever. */
  preparedAt: number | undefined;
};

/** What stands before a body, and what writes the line of the log. */
type Head = PreparedHead & { lines: Record<'GET' | 'HEAD', () => void> };

/** What a plain request says that could matter here. */
type PlainRequest = {
  host: string;
  encodings: string | null;
  cookies: string | null;
  tags: string | null;
  isAhead: boolean;
};

/** A port as URLs have it. The largest are left to the app, which refuses those that are too large. */
const aPort = /:[1-5]?\d{1,4}$/;

/** Reads a GET or HEAD without anything unusual; `null` for every other request. */
function readPlainRequest({ method, rawHeaders }: IncomingMessage): PlainRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  let host: string | undefined;
  let encodings: string | undefined;
  let cookies: string | undefined;
  let tags: string | undefined;
  let isAhead = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1];
    switch (rawHeaders[at]?.toLowerCase()) {
      case 'host':
        if (host !== undefined) return null;
        host = value;
        break;
      case 'accept-encoding':
        if (encodings !== undefined) return null;
        encodings = value;
        break;
      case 'cookie':
        if (cookies !== undefined) return null;
        cookies = value;
        break;
      case 'if-none-match':
        if (tags !== undefined) return null;
        tags = value;
        break;
      case 'purpose':
      case 'sec-purpose':
        isAhead = true;
        break;
      case 'content-length':
      case 'transfer-encoding':
        return null;
    }
  }
  if (host === undefined) return null;
  return { host, encodings: encodings ?? null, cookies: cookies ?? null, tags: tags ?? null, isAhead };
}

/** What the span of such a request is made from. */
function tracedAs({ method = '', headers }: IncomingMessage, { host }: PlainRequest): AskedRequest {
  const { traceparent } = headers;
  return { method, host, traceparent: typeof traceparent === 'string' ? traceparent : null };
}

/** The body of an answer that lies nowhere in memory. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer());
}

function write(request: IncomingMessage, response: ServerResponse, head: Head, body: Buffer): void {
  giveHead(request, response, head);
  if (request.method === 'HEAD' || head.status === 304) response.end();
  else response.end(body);
}

function rememberedLanguageIn(cookies: string | null): Language | '' {
  const remembered = rememberedIn(cookies);
  return isLanguage(remembered) ? remembered : '';
}

/** The hosts of the site by what visitors call them, without port; all local ones answer alike. */
function knownHosts(origins: Record<Language, string>): Map<string, string> {
  const own = languages.flatMap((each) => [new URL(origins[each]).hostname, localHostOf(each)]);
  return new Map([...own, ...localHosts].map((name) => [name, isLocalHost(name) ? 'localhost' : name]));
}

/** Every address that a finished page or file lies at, and the bodies of all by their entity tags. */
function knownAddresses({ builds, publicFiles }: PreparedAnswersOptions) {
  const addresses = new Map<string, Address>();
  const bodies = new Map<string, () => ReturnType<ServedFile['body']>>();
  const add = (path: string, file: ServedFile, differsByHost: boolean): void => {
    // Players ask for pieces of films.
    if (file.inPieces) return;
    if (!addresses.has(path))
      addresses.set(path, { path, kind: requestKind(path), differsByHost, answers: new Map() });
    for (const encoding of ['identity', ...file.encodings] as const)
      bodies.set(file.etag(encoding), () => file.body(encoding));
  };
  for (const [path, file] of publicFiles) add(path, file, false);
  for (const language of languages) {
    const { assets, prerendered } = builds[language];
    for (const [path, file] of assets) add(path, file, false);
    for (const content of [prerendered.fixed, prerendered.local]) {
      for (const [path, { file }] of content.pages) add(path, file, true);
      for (const [path, file] of content.files) add(path, file, true);
    }
  }
  return { addresses, bodies };
}

/** Chooses an encoding by the header, which browsers repeat word for word. */
function rememberEncodings(): (header: string | null) => Encoding {
  const known = new Map<string, Encoding>();
  return function encodingOf(header) {
    if (header === null) return 'identity';
    const before = known.get(header);
    if (before !== undefined) return before;
    const encoding = chooseEncoding(header, ['br', 'gzip']);
    if (known.size < mostAcceptHeaders) known.set(header, encoding);
    return encoding;
  };
}
