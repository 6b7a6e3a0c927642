import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecentLog } from '#server/recent-log.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Diagnostics, DiagnosticsPort } from '../model/ports.ts';
import { noTrial, type Trial } from '../model/trial.ts';

/** What the diagnostics are read from. */
export type DiagnosticsOptions = {
  /** The project's folder: `build/build.json` is below it. */
  root: string;
  storage: Storage;
  recent: RecentLog['recent'];
  /** What is tried with quotes and news. Default: nothing. */
  trial?: () => Trial;
  now?: () => number;
};

const shown = 20;
const week = 7 * 24 * 60 * 60 * 1000;

/** Reads what a developer or tester wants to know of this copy of the site; nothing that a visitor sent is in it. */
export function createDiagnostics(options: DiagnosticsOptions): DiagnosticsPort {
  const { root, storage, recent, trial = () => noTrial, now = Date.now } = options;
  const startedAt = new Date(now()).toISOString();
  return {
    trial,
    async read() {
      const storageAnswers = await storage.check().then(
        () => true,
        () => false,
      );
      return {
        build: readBuildNote(root),
        node: process.version,
        startedAt,
        now: new Date(now()).toISOString(),
        storageAnswers,
        deliveries: storageAnswers ? await deliveries() : { waiting: 0, dead: 0 },
        sent: storageAnswers ? await sent() : [],
        received: storageAnswers ? await received() : [],
        log: recent(),
      };
    },
  };

  async function deliveries(): Promise<Diagnostics['deliveries']> {
    const { waiting, dead } = await storage.outbox.counts();
    return { waiting, dead };
  }

  async function sent(): Promise<Diagnostics['sent']> {
    const all = await storage.outbox.list();
    return all
      .slice(-shown)
      .reverse()
      .map(({ id, topic, reference, kind, state, attempts, lastError = null }) => ({
        id,
        topic,
        reference,
        form: kind,
        state,
        attempts,
        lastError,
      }));
  }

  async function received(): Promise<Diagnostics['received']> {
    const stored = await storage.submissions.list({ since: now() - week });
    return stored
      .slice(-shown)
      .reverse()
      .map(({ reference, kind, createdAt }) => ({
        reference,
        form: kind,
        receivedAt: new Date(createdAt).toISOString(),
      }));
  }
}

/** What the build noted of itself; a site that is being written has no note. */
function readBuildNote(root: string): Diagnostics['build'] {
  const file = join(root, 'build', 'build.json');
  if (!existsSync(file)) return { commit: null, builtAt: null };
  const { commit = null, builtAt = null } = JSON.parse(readFileSync(file, 'utf8'));
  return { commit, builtAt };
}
