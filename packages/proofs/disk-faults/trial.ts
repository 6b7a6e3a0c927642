import type { RunningSite } from '#tests/server/support/running-site.ts';
import type { Judge } from '../durability/judge.ts';
import type { Receivers } from '../durability/receivers.ts';
import type { Feed } from './feed.ts';
import type { Call, Fault, Hits, Instrument } from './instrument.ts';
import { faultOfAnswer, faultOfEnding, longestRecovery } from './outcome.ts';
import { draftsIn, isAcknowledgement, readStored, type Scene } from './scene.ts';

/** What stands around the servers. */
export type Surroundings = {
  instrument: Instrument;
  judge: Judge;
  receivers: Receivers;
  feed: Feed | undefined;
};

/** The call to fail. */
export type Plan = { call: Call; nth: number; fault: Fault };

/** What one fault did, before it is added up. */
export type Trial = {
  hits: Hits;
  acknowledged: number;
  refused: number;
  lost: number;
  doubled: number;
  sentences: number;
  recovery: number;
  broken: string[];
};

/** A step that was prepared. */
export type Stage = {
  /** Lets one call fail and looks what became of it. */
  strike(plan: Plan): Promise<Trial>;
  /** After the faults of one kind: kills the server they hit, starts it anew and holds what is there against what was acknowledged. */
  settle?(): Promise<Trial>;
};

/** Settings of every server: forms are judged at once, and staff fetch them. */
export const manual = ({ judge }: Surroundings) => ({
  DELIVERY: 'manual',
  RECAPTCHA_SITE_KEY: 'key',
  RECAPTCHA_SECRET: 'secret',
  RECAPTCHA_VERIFY_URL: judge.url,
});

/** A trial in which nothing has happened yet. */
export function newTrial(): Trial {
  const counted = { write: 0, sync: 0, rename: 0, truncate: 0, create: 0, remove: 0 };
  const hits = { counted, failed: 0, file: '' };
  return {
    hits,
    acknowledged: 0,
    refused: 0,
    lost: 0,
    doubled: 0,
    sentences: 0,
    recovery: 0,
    broken: [],
  };
}

/** Counts an answer, and complains of one that no sender should get. */
export function noteAnswer(heard: Parameters<typeof faultOfAnswer>[0], trial: Trial): void {
  if (isAcknowledgement(heard)) trial.acknowledged += 1;
  else trial.refused += 1;
  const words = faultOfAnswer(heard);
  if (words !== undefined) trial.broken.push(words);
}

/** Counts an ending with a sentence, and complains of any other. */
export function noteEnding(ending: { code: number | null; said: string }, trial: Trial): void {
  const words = faultOfEnding(ending);
  if (words === undefined) trial.sentences += 1;
  else trial.broken.push(words);
}

/** Keeps the slowest recovery; nothing stands for one that never came. */
export function noteRecovery(took: number | undefined, trial: Trial): void {
  if (took === undefined || took > longestRecovery)
    trial.broken.push('It did not recover within ten seconds.');
  trial.recovery = Math.max(trial.recovery, took ?? longestRecovery);
}

/** Holds the database against what was acknowledged. */
export function judgeStored(scene: Scene, trial: Trial, { isErased = false } = {}): void {
  const { ids, doubled, halves, isWhole } = readStored(scene.dataDir);
  trial.lost += [...scene.acknowledged].filter((id) => !ids.has(id)).length;
  trial.doubled += doubled;
  // What is erased has no deliveries any more.
  if (halves > 0 && !isErased) trial.broken.push(`${halves} submissions are half stored.`);
  if (!isWhole) trial.broken.push('The database finds itself damaged.');
}

/** Complains of beginnings of files in a folder. */
export function complainOfDrafts(folder: string, trial: Trial): void {
  const drafts = draftsIn(folder);
  if (drafts.length > 0) trial.broken.push(`${drafts.length} beginnings of files were left behind.`);
}

/** A server under the instrument, the one that runs or a new one. */
export async function runningUnder(scene: Scene, variables: Record<string, string>): Promise<RunningSite> {
  const running = sites.get(scene);
  if (running?.isAlive()) return running;
  const start = await scene.attempt(variables);
  if (!('pid' in start)) throw new Error(`A server without faults did not start. It said:\n${start.said}`);
  sites.set(scene, start);
  return start;
}

const sites = new WeakMap<Scene, RunningSite>();
