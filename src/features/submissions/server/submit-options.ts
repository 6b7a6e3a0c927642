import type { Language } from '#i18n/language.ts';
import type { Log } from '#server/log.ts';
import type { ConcurrencyLimit } from '#server/middleware/concurrency-limit.ts';
import type { LoopTurns } from '#server/middleware/loop-turns.ts';
import type { RateLimit } from '#server/middleware/rate-limit.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { FormDefinition, FormPage } from './form-definition.ts';
import type { FormTokens } from './form-token.ts';
import type { HumanCheck } from './human-check.ts';
import type { Receipts } from './receipts.ts';
import type { Sealing } from './sealing.ts';

/** What taking a form needs. */
export type SubmitOptions = {
  form: FormDefinition;
  storage: Storage;
  log: Log;
  humanCheck: Pick<HumanCheck, 'verify'>;
  sealing: Sealing;
  formTokens: FormTokens;
  receipts: Receipts;
  /** Every origin of this site. */
  origins: readonly string[];
  limit: RateLimit;
  /**
   * What all callers together may send of a form without a human check. Beyond it a script is asked for an answer after all.
   * Default: no such limit.
   */
  crowdLimit?: RateLimit | undefined;
  /** What all callers together may send of this form from pages without script, beyond which each is asked a question. */
  plainCrowdLimit: RateLimit;
  /** How often what a caller typed is given back though it was not taken. Keeping it costs a write. */
  keepLimit: RateLimit;
  /** How many submissions are taken at once, of all forms together. */
  concurrency: ConcurrencyLimit;
  /** Lets forms without script begin one by one, of all forms together. */
  turns: Pick<LoopTurns, 'next'>;
  /** Waits, in milliseconds. */
  pause: (milliseconds: number) => Promise<unknown>;
  /** The language of the page that a call came from. */
  languageOf: (request: Request) => Language;
  formPath: (language: Language, page: FormPage, parameters?: Record<string, string>) => string;
  now: () => number;
};
