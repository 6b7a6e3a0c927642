import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  asJsonCall,
  type DrivenBrowser,
  endGroup,
  findProgram,
  NoBrowser,
  startGroup,
} from './driven-browser.ts';

/** How long Firefox may take to start, in milliseconds. */
const patience = 60_000;

/** How long one command may take, in milliseconds: the longest fills a form in and passes its human check. */
const answerTime = 120_000;

/** A Firefox that can also be cut off, listened to and killed, and that leaves its profile behind when asked to. */
export interface DrivenFirefox extends DrivenBrowser {
  /** Sends these headers with every request from now on. */
  sendHeaders(headers: Record<string, string>): Promise<void>;
  /** Takes the network away from the page. */
  goOffline(): Promise<void>;
  /** Starts a function in the page that goes on telling words. Gives back what was heard so far, and grows. */
  listen<Given extends unknown[]>(
    call: (tell: (word: string) => void, ...given: Given) => void,
    ...given: Given
  ): Promise<ReadonlySet<string>>;
  /** Ends all of it without a word to the page, and resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts Firefox without a window and speaks WebDriver BiDi with it (https://www.w3.org/TR/webdriver-bidi/), which it knows
 * by itself: no driver stands between. The program is the one in `FIREFOX_PATH` or on the path.
 *
 * @param profile A folder to keep the profile in; without one it is a new one, removed at the end.
 * @throws NoBrowser when there is none, Error with what it said when it does not start.
 */
export async function startFirefox(profile?: string): Promise<DrivenFirefox> {
  const program = findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']);
  if (!program) throw new NoBrowser('There is no Firefox here. Install one, or name it in FIREFOX_PATH.');
  const folder = profile ?? (await mkdtemp(join(tmpdir(), 'site-firefox-')));
  // What a first start would ask for, fetch or show.
  await writeFile(join(folder, 'user.js'), quietSettings);
  const child = startGroup(
    program,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_HEADLESS: '1' } },
  );
  const gone = once(child, 'close');
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const end = Date.now() + patience;
  let address: string | undefined;
  while (!address) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`Firefox did not start. It said:\n${said}`);
    await setTimeout(50);
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
  }

  const session = await speak(`${address}/session`);
  const { capabilities } = await session.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const tree = await session.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context ?? '';

  async function kill(): Promise<void> {
    endGroup(child);
    await gone;
    session.end();
  }

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(call, ...given) {
      const answer = await session.send<ScriptAnswer>('script.callFunction', {
        functionDeclaration: asJsonCall(call, given),
        awaitPromise: true,
        userActivation: true,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    async sendHeaders(headers) {
      await session.send('network.setExtraHeaders', {
        headers: Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value } })),
      });
    },
    async goOffline() {
      await session.send('emulation.setNetworkConditions', {
        networkConditions: { type: 'offline' },
        contexts: [context],
      });
    },
    async listen(call, ...given) {
      await session.send('session.subscribe', { events: ['script.message'] });
      await session.send('script.callFunction', {
        functionDeclaration: `(tell) => { (${call.toString()})(tell, ...${JSON.stringify(given)}); }`,
        arguments: [{ type: 'channel', value: { channel: 'words' } }],
        awaitPromise: false,
        target: { context },
      });
      return session.words;
    },
    kill,
    async close() {
      await kill();
      if (!profile) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

type ScriptAnswer =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** What comes over the socket: the answer to what was asked under `id`, or a word that a page tells. */
type Answer = {
  id?: number;
  result?: never;
  error?: string;
  message?: string;
  method?: string;
  params?: { data: { value: string } };
};

/** Asks one thing after another over a socket and pairs answers with what was asked. */
async function speak(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (fault: Error) => void }>();
  const words = new Set<string>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method === 'script.message') words.add(answer.params?.data.value ?? '');
    const asked = waiting.get(answer.id ?? 0);
    if (!asked) return;
    waiting.delete(answer.id ?? 0);
    if (answer.error) asked.reject(new Error(`${answer.error}: ${answer.message}`));
    else asked.resolve(answer.result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'));
    waiting.clear();
  });
  return {
    /** What pages told through their channel. */
    words,
    send<Result>(method: string, params: object): Promise<Result> {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // Whoever waits must not wait for ever for a browser that has stopped answering.
        globalThis
          .setTimeout(() => {
            if (!waiting.delete(id)) return;
            reject(new Error(`Firefox did not answer "${method}" within ${answerTime / 1000} seconds.`));
          }, answerTime)
          .unref();
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    end: () => socket.close(),
  };
}

const quietSettings = [
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.enabled", false);',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("browser.aboutwelcome.enabled", false);',
  'user_pref("network.captive-portal-service.enabled", false);',
  'user_pref("network.connectivity-service.enabled", false);',
  'user_pref("browser.safebrowsing.downloads.remote.enabled", false);',
  'user_pref("services.settings.server", "data:,");',
  // Names below localhost lead to this machine, as Chromium has it by itself.
  'user_pref("network.dns.localDomains", "es.localhost,www.localhost");',
  '',
].join('\n');
