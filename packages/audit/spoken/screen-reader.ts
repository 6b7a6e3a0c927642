import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { spokenIn } from './orca-log.ts';

/** What the session is made of; all of it comes from packages of Debian. */
const tools = ['Xvfb', 'dbus-daemon', 'gdbus', 'orca', 'firefox-esr', 'xdotool'] as const;
const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** Tools that this machine lacks; a session needs all of them. */
export function missingTools(): string[] {
  return tools.filter((tool) => {
    try {
      execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

/** The versions that speak and are spoken of, and the system below both. */
export function versions(): { orca: string; firefox: string; platform: string } {
  const of = (tool: string) => execFileSync(tool, ['--version'], { encoding: 'utf8' }).trim();
  const system = readFileSync('/etc/os-release', 'utf8');
  const [, platform = 'Linux'] = /^PRETTY_NAME="?([^"\n]+)/m.exec(system) ?? [];
  return { orca: of('orca'), firefox: of('firefox-esr').replace(/^Mozilla Firefox /, ''), platform };
}

/** So long a program may take to end, in milliseconds. */
const ending = 5_000;
/** Longest wait for a first word, in milliseconds; the machine may be busy with other things. */
const patience = 60_000;
/** So long a program may take to show that it is there, in milliseconds: on a busy machine Firefox needs minutes. */
const starting = 240_000;
/** After so long without a line in its log Orca has been told of nothing more. */
const rest = 450;
/** So long a key may go without any answer. */
const firstWord = 1_500;
/** After so long without a word, on a page that never rests, it has said what there was to say. */
const silence = 4_000;

/** Firefox without what it says by itself when it is new. */
const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.openpage': false,
  'browser.urlbar.suggest.searches': false,
  // The desk is signed in to with a password: Firefox would ask whether to save it, and Orca would tell of that.
  'signon.rememberSignons': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  // The names below `localhost` of the other language.
  'network.dns.localDomains': 'es.localhost',
} as const;

/** Orca as it comes, except that it waits to be asked: it would read each page from its top to its end. */
const orcaSettings = {
  general: { sayAllOnLoad: false, enableKeyEcho: false },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

/**
 * What Orca runs when it has read its settings. It keeps its log in memory by the page, so that a word would be read after the
 * next key only: each line is to be written when it is said.
 */
const orcaCustomizations = `from orca import debug
if debug.debugFile:
    debug.debugFile.reconfigure(line_buffering=True)
`;

/**
 * Orca asks by this name whether another one of the same user runs, and would not start beside it, or with `--replace` would end it,
 * be it somebody's own. Here each has a display and a bus of its own, and no other is any business of it.
 */
const noOtherOrca = '#!/bin/sh\nexit 1\n';

/** Settings of the server of voices: one module, which hands each sentence to a command that does nothing. */
const silentVoice = {
  'speechd.conf': 'AddModule "silent" "sd_generic" "silent.conf"\nDefaultModule silent\n',
  'modules/silent.conf':
    'GenericExecuteSynth "true"\nAddVoice "en" "MALE1" "en"\nAddVoice "es" "MALE1" "es"\n',
} as const;

/** A display, a session bus, Orca and Firefox of their own; keys are real ones, words are those that go to the voice. */
export class ScreenReader {
  readonly #home = mkdtempSync(join(tmpdir(), 'spoken-'));
  readonly #log = join(this.#home, 'orca.log');
  readonly #started: ChildProcess[] = [];
  #environment: NodeJS.ProcessEnv = {};
  readonly #closeAtExit = () => {
    this.#endAll('SIGKILL');
    this.#leaveHome();
  };

  private constructor() {}

  /** @throws when no display, no bus or no word came. */
  static async start(): Promise<ScreenReader> {
    const reader = new ScreenReader();
    // A stopped command must not leave a display, a browser and a voice behind.
    process.once('exit', reader.#closeAtExit);
    try {
      await reader.#begin();
    } catch (error) {
      await reader.close();
      throw error;
    }
    return reader;
  }

  async #begin(): Promise<void> {
    const inHome = (name: string) => join(this.#home, name);
    const [run, share, profile] = [inHome('run'), inHome('share'), inHome('profile')];
    mkdirSync(run, { mode: 0o700 });
    mkdirSync(join(share, 'orca'), { recursive: true });
    mkdirSync(profile);
    // A voice that says nothing: without one the server of voices ends, and Orca with it.
    mkdirSync(inHome('config/speech-dispatcher/modules'), { recursive: true });
    for (const [file, text] of Object.entries(silentVoice))
      writeFileSync(inHome(`config/speech-dispatcher/${file}`), text);
    writeFileSync(join(share, 'orca', 'user-settings.conf'), JSON.stringify(orcaSettings));
    writeFileSync(join(share, 'orca', 'orca-customizations.py'), orcaCustomizations);
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    mkdirSync(inHome('bin'));
    writeFileSync(inHome('bin/pgrep'), noOtherOrca, { mode: 0o755 });
    this.#environment = {
      ...process.env,
      PATH: `${inHome('bin')}:${process.env.PATH}`,
      HOME: this.#home,
      LANG: 'C.UTF-8',
      XDG_RUNTIME_DIR: run,
      XDG_DATA_HOME: share,
      XDG_CONFIG_HOME: inHome('config'),
      GNOME_ACCESSIBILITY: '1',
    };
    // It chooses a free number by itself and says it: two sessions, or one behind the other, never meet on a display.
    const display = this.#spawn(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
      true,
    );
    this.#environment.DISPLAY = `:${await firstLine(display)}`;
    const bus = this.#spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], true);
    this.#environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    this.#spawn(busLauncher, ['--launch-immediately']);
    await this.#until('the bus of assistive technology', () => this.#isSwitchedOn());
    this.#spawn('orca', [`--debug-file=${this.#log}`]);
    await this.#until('the first word of Orca', () => this.#spokenFrom(0).length > 0);
    // Not every version of Firefox has its window named; each says something when it is there.
    const before = this.mark();
    this.#spawn('firefox-esr', [
      '--no-remote',
      '--profile',
      profile,
      '--width',
      '1280',
      '--height',
      '900',
      'about:blank',
    ]);
    await this.#until('the window of Firefox', () => this.#spokenFrom(before).length > 0);
    await this.quiet(before);
  }

  /** Where the log stands now; what is spoken from here on belongs to what is done next. */
  mark(): number {
    try {
      return statSync(this.#log).size;
    } catch {
      return 0;
    }
  }

  /** Opens a page by its address, as one does by hand, and waits until Orca says that it is there. */
  async open(address: string): Promise<void> {
    const before = this.mark();
    this.press('ctrl+l');
    await this.hear(before, /./);
    this.type(address);
    const from = this.mark();
    this.press('Return');
    // With a title: the empty page before it has none, and may say late that it is there.
    await this.hear(from, /Finished loading [^.]|Page has/);
    await this.quiet(from);
  }

  /** Presses a key or a chord. */
  press(key: string): void {
    this.#xdotool('key', '--clearmodifiers', key);
  }

  /** Types words, key by key. */
  type(text: string): void {
    this.#xdotool('type', '--delay', '25', text);
  }

  /** Waits until something like this was spoken since a mark; true when it was. */
  async hear(from: number, pattern: RegExp): Promise<boolean> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      if (this.#spokenFrom(from).some((text) => pattern.test(text))) return true;
      await setTimeout(100);
    }
    return false;
  }

  /**
   * Waits until nobody speaks; gives what was spoken since a mark. Orca writes a line for all that it is told of, so that a log
   * which stands still says sooner, and more surely than a clock, that nothing more will come: sooner after a word, later where
   * none has come yet. While one of the programs works, or waits for a processor, its log stands still and says nothing of that: on
   * a busy machine a clock alone would cut it off. On a page that never rests the words alone are waited for.
   */
  async quiet(from: number): Promise<string[]> {
    const end = Date.now() + patience;
    const log = new Still(() => this.mark());
    const words = new Still(() => this.#spokenFrom(from).length);
    while (Date.now() < end) {
      if (this.#isAtWork()) log.restart();
      const [logRests, wordsRest] = [log.since(), words.since()];
      if (logRests > (words.value > 0 ? rest : firstWord) || wordsRest > silence) break;
      await setTimeout(60);
    }
    return this.#spokenFrom(from);
  }

  /** Ends all that was started, and waits until it has ended. */
  async close(): Promise<void> {
    process.off('exit', this.#closeAtExit);
    const running = this.#started.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const ended = Promise.all(running.map((child) => once(child, 'exit')));
    this.#endAll('SIGTERM');
    await Promise.race([ended, setTimeout(ending, undefined, { ref: false })]);
    this.#endAll('SIGKILL');
    this.#leaveHome();
  }

  #endAll(signal: 'SIGTERM' | 'SIGKILL'): void {
    this.#endSpeech();
    for (const child of this.#started.toReversed()) child.kill(signal);
  }

  #leaveHome(): void {
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** The server of voices was started by Orca and has gone its own way; it leaves its number. */
  #endSpeech(): void {
    try {
      const file = join(this.#home, 'run', 'speech-dispatcher', 'pid', 'speech-dispatcher.pid');
      process.kill(Number(readFileSync(file, 'utf8')));
    } catch {
      // It never came, or is gone already.
    }
  }

  /** Does one of the programs run, or wait for its turn? What they have started counts too, such as the pages of Firefox. */
  #isAtWork(): boolean {
    return this.#started
      .flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...childrenOf(pid)]))
      .some(isRunning);
  }

  #isSwitchedOn(): boolean {
    try {
      for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
        execFileSync(
          'gdbus',
          [
            ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
            ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>'],
          ],
          { env: this.#environment, stdio: 'ignore', timeout: 10_000 },
        );
      return true;
    } catch {
      return false;
    }
  }

  #spokenFrom(from: number): string[] {
    const length = this.mark() - from;
    if (length <= 0) return [];
    const bytes = Buffer.alloc(length);
    const file = openSync(this.#log, 'r');
    readSync(file, bytes, 0, length, from);
    closeSync(file);
    return spokenIn(bytes.toString('utf8'));
  }

  async #until(what: string, isThere: () => boolean): Promise<void> {
    const end = Date.now() + starting;
    while (!isThere()) {
      if (Date.now() > end) throw new Error(`There was no sign of ${what} within ${starting / 1000} s.`);
      await setTimeout(300);
    }
  }

  #xdotool(...words: string[]): void {
    execFileSync('xdotool', words, { env: this.#environment, timeout: 60_000 });
  }

  #spawn(command: string, words: string[], isRead = false): ChildProcess {
    const child = spawn(command, words, {
      env: this.#environment,
      stdio: ['ignore', isRead ? 'pipe' : 'ignore', 'ignore'],
    });
    child.on('error', () => undefined);
    this.#started.push(child);
    return child;
  }
}

/** The processes that the first thread of a process has started. */
function childrenOf(pid: number): number[] {
  return processFile(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** `4711 (firefox-esr) R …`: the letter behind the name says whether it runs or wants to. */
function isRunning(pid: number): boolean {
  return /\) R /.test(processFile(`${pid}/stat`));
}

function processFile(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

/** Says for how long a number has stood still. */
class Still {
  readonly #read: () => number;
  #value = -1;
  #changed = Date.now();

  constructor(read: () => number) {
    this.#read = read;
  }

  get value(): number {
    return this.#value;
  }

  /** It counts as changed now. */
  restart(): void {
    this.#changed = Date.now();
  }

  /** Reads the number anew; gives the milliseconds for which it has been the same. */
  since(): number {
    const value = this.#read();
    if (value !== this.#value) [this.#value, this.#changed] = [value, Date.now()];
    return Date.now() - this.#changed;
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += piece;
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}
