import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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

/** The versions that speak and are spoken of. */
export function versions(): { orca: string; firefox: string } {
  const of = (tool: string) => execFileSync(tool, ['--version'], { encoding: 'utf8' }).trim();
  return { orca: of('orca'), firefox: of('firefox-esr').replace(/^Mozilla /, '') };
}

/** Longest wait for a first word, in milliseconds; the machine may be busy with other things. */
const patience = 30_000;
/** After so long without a word somebody has said what there was to say. */
const silence = 1_800;

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
  readonly #display: string;
  #environment: NodeJS.ProcessEnv = {};

  private constructor(display: string) {
    this.#display = display;
  }

  /** @throws when no display, no bus or no word came. */
  static async start(display = ':97'): Promise<ScreenReader> {
    const reader = new ScreenReader(display);
    try {
      await reader.#begin();
    } catch (error) {
      reader.close();
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
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    this.#environment = {
      ...process.env,
      HOME: this.#home,
      LANG: 'C.UTF-8',
      DISPLAY: this.#display,
      XDG_RUNTIME_DIR: run,
      XDG_DATA_HOME: share,
      XDG_CONFIG_HOME: inHome('config'),
      GNOME_ACCESSIBILITY: '1',
    };
    this.#spawn('Xvfb', [this.#display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
    const bus = this.#spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], true);
    this.#environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    this.#spawn(busLauncher, ['--launch-immediately']);
    await this.#until('the bus of assistive technology', () => this.#isSwitchedOn());
    this.#spawn('orca', [`--debug-file=${this.#log}`, '--replace']);
    await this.#until('the first word of Orca', () => this.#spokenFrom(0).length > 0);
    this.#spawn('firefox-esr', ['--no-remote', '--profile', profile, 'about:blank']);
    await this.#until('the window of Firefox', () =>
      this.#spokenFrom(0).some((text) => /Mozilla Firefox/.test(text)),
    );
    await this.quiet(0);
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
    this.press('ctrl+l');
    await this.quiet(this.mark(), 4_000);
    this.type(address);
    const from = this.mark();
    this.press('Return');
    await this.hear(from, /Finished loading|Page has/);
    await this.quiet(from);
  }

  /** Presses a key or a chord. */
  press(key: string): void {
    this.#xdotool('key', '--clearmodifiers', key);
  }

  /** Types words, key by key. */
  type(text: string): void {
    this.#xdotool('type', '--delay', '60', text);
  }

  /** Waits until something like this was spoken since a mark; true when it was. */
  async hear(from: number, pattern: RegExp): Promise<boolean> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      if (this.#spokenFrom(from).some((text) => pattern.test(text))) return true;
      await setTimeout(150);
    }
    return false;
  }

  /** Waits for a word since a mark, and then until nobody has spoken for a while; gives what was spoken. */
  async quiet(from: number, longest: number = patience): Promise<string[]> {
    const end = Date.now() + longest;
    let [count, since] = [-1, Date.now()];
    while (Date.now() < end) {
      const found = this.#spokenFrom(from);
      if (found.length !== count) [count, since] = [found.length, Date.now()];
      else if (count > 0 && Date.now() - since > silence) return found;
      await setTimeout(150);
    }
    return this.#spokenFrom(from);
  }

  /** Ends all that was started. */
  close(): void {
    this.#endSpeech();
    for (const child of this.#started.toReversed()) child.kill('SIGTERM');
    for (const child of this.#started) if (child.exitCode === null) child.kill('SIGKILL');
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
    const end = Date.now() + 3 * patience;
    while (!isThere()) {
      if (Date.now() > end)
        throw new Error(`There was no sign of ${what} within ${(3 * patience) / 1000} s.`);
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

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += piece;
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}
