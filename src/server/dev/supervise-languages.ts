import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '#i18n/language.ts';

/** The server of one language, in a process of its own, that answers. */
export interface LanguageProcess {
  port: number;
  /** Files that it has read once and for all: what is saved in them needs another process. */
  readAtStart: ReadonlySet<string>;
  /** Resolves with how it ended, in words. */
  ended: Promise<string>;
  /** Shows in its open pages what keeps a saved change from being taken up. */
  showFault(text: string): void;
  stop(): void;
}

/** Starts one. `ready` rejects with an `Error` whose message is for the developer to read. */
export type StartLanguage = (language: Language) => { ready: Promise<LanguageProcess>; stop(): void };

export interface SuperviseOptions {
  languages: readonly Language[];
  start: StartLanguage;
  say(text: string): void;
  /** The name of a language in a sentence. */
  nameOf(language: Language): string;
  /** How long to wait before a process that ended is started again, in milliseconds, by how often it ended lately. */
  backOff?: (times: number) => number;
}

/** What stands in front asks and tells. */
export interface Supervisor {
  /** Resolves when all languages answer, or a fault stands in the way. */
  start(): Promise<void>;
  /** The port of a language that answers. */
  portOf(language: Language): number | undefined;
  /** What keeps the site, or its newest state, from being shown. */
  fault(): string | undefined;
  /** To be called with each file that was saved, and what it is called in a sentence. */
  saved(file: string, name: string): void;
}

/** One save is heard of several times, and an editor saves several files at once: what follows is waited for, in milliseconds. */
const settling = 60;
/** A process that has lived so long, in milliseconds, did not end because of how it started. */
const longLife = 60_000;

/**
 * Keeps the languages answering while their files are edited. What a process reads only at its start (the manifest, the
 * routes, the server's own code) is tried in new processes: if they start, they take over; if not, the fault is said
 * once and the old ones go on, until a save mends it. A process that ends is started again.
 */
export function superviseLanguages(options: SuperviseOptions): Supervisor {
  const { languages, start, say, nameOf, backOff = (times) => Math.min(250 * 2 ** times, 30_000) } = options;
  const serving = new Map<Language, LanguageProcess>();
  const ends = new Map<Language, number>();
  let starting: ReturnType<StartLanguage>[] = [];
  let fault: string | undefined;
  let newest = 0;
  let timer: NodeJS.Timeout | undefined;

  async function startAll(because?: string): Promise<void> {
    newest += 1;
    const own = newest;
    for (const each of starting) each.stop();
    starting = [];
    const began = performance.now();
    const isReplacing = languages.every((language) => serving.has(language));
    const next = new Map<Language, LanguageProcess>();
    const dropped = () => {
      for (const each of next.values()) each.stop();
    };
    try {
      // One after the other: the first makes the database and its keys.
      for (const language of languages) {
        const attempt = start(language);
        starting.push(attempt);
        const process = await attempt.ready;
        if (own !== newest) return dropped();
        next.set(language, process);
        if (!isReplacing) serve(language, process);
      }
    } catch (error) {
      if (own !== newest) return;
      starting = [];
      if (isReplacing) dropped();
      stand(error);
      return;
    }
    starting = [];
    const wasFaulty = fault !== undefined;
    fault = undefined;
    if (isReplacing) for (const [language, process] of next) serve(language, process);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (because !== undefined)
      say(`${wasFaulty ? 'Mended' : 'Taken up'}: ${because} (started anew in ${seconds} s).\n`);
  }

  function serve(language: Language, process: LanguageProcess): void {
    const before = serving.get(language);
    serving.set(language, process);
    before?.stop();
    const since = Date.now();
    void process.ended.then((how) => {
      if (serving.get(language) !== process) return;
      serving.delete(language);
      const times = Date.now() - since > longLife ? 0 : (ends.get(language) ?? 0);
      ends.set(language, times + 1);
      say(`The server of ${nameOf(language)} ended (${how}); it is started again.\n`);
      void restart(language, backOff(times));
    });
  }

  async function restart(language: Language, pause: number): Promise<void> {
    const own = newest;
    await wait(pause);
    if (own !== newest) return;
    const attempt = start(language);
    starting.push(attempt);
    try {
      const process = await attempt.ready;
      if (own === newest) serve(language, process);
      else process.stop();
    } catch (error) {
      if (own === newest) stand(error);
    }
  }

  function stand(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (text !== fault) {
      const stays = serving.size > 0 ? 'The site stays as it was before' : 'The site is shown';
      say(`\n${text}\n\n${stays} ${serving.size > 0 ? 'until this is mended' : 'once this is mended'}.\n`);
      for (const process of serving.values()) process.showFault(text);
    }
    fault = text;
  }

  return {
    start: () => startAll(),
    portOf: (language) => serving.get(language)?.port,
    fault: () => fault,
    saved(file, name) {
      const isReadAtStart = [...serving.values()].some(({ readAtStart }) => readAtStart.has(file));
      // What mends a fault may be any file: the slug that a page lacks stands in a catalog.
      if (fault === undefined && !isReadAtStart) return;
      clearTimeout(timer);
      timer = setTimeout(() => void startAll(name), settling);
    },
  };
}
