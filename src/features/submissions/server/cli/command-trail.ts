import { userInfo } from 'node:os';
import type { Storage } from '#server/storage/storage.ts';
import type { ListedSubmission } from './submission-formats.ts';

type Line = Parameters<Storage['desk']['record']>[0];

/** Writes what the command does into the trail of the desk. What cannot be written down is neither shown nor done. */
export type CommandTrail = {
  /** A look at many or a change of many, with what the trail tells of it. */
  record(act: Line['act'], detail?: CommandDetail): Promise<void>;
  /** Something about these submissions, a line for each. */
  recordEach(
    act: Line['act'],
    submissions: readonly Pick<ListedSubmission, 'reference' | 'kind'>[],
  ): Promise<void>;
};

/** In the codes that the desk reads; never an address. */
export type CommandDetail = {
  form?: string | undefined;
  format?: 'csv' | 'json' | undefined;
  count?: number | undefined;
  alerts?: number | undefined;
};

/** A trail of whoever runs the command, as the system knows them: it has asked nobody's name. */
export function commandTrail(
  { desk }: { desk: Pick<Storage['desk'], 'record'> },
  { now, user }: { now: number; user: string },
): CommandTrail {
  // Not to be taken for somebody whom the company's login calls the same.
  const who = { at: now, subject: `command:${user}`, name: `command (${user})` };
  return {
    async record(act, detail = {}) {
      const given = Object.entries(detail).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
      await desk.record({ ...who, act, detail: text || undefined });
    },
    async recordEach(act, submissions) {
      for (const { reference, kind } of submissions) await desk.record({ ...who, act, reference, kind });
    },
  };
}

/** Whom the system runs this process as. A container may know no name for the number. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `${process.getuid?.() ?? 'unknown'}`;
  }
}
