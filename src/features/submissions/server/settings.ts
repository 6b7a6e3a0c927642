import type { Language } from '#i18n/language.ts';
import type { Environment } from '#server/env.ts';
import type { RetentionDays } from '#server/storage/retention.ts';

/** The part of the server's settings that forms and their storage read. */
export type FormsSettings = StorageSettings & {
  /** The address of each language's site, for the same-origin check. */
  origins: Record<Language, string>;
  /** Keys of Google's human check and the address that judges its tokens; null: the built-in check alone. */
  recaptcha: RecaptchaSettings | null;
};

/** The settings that storage reads. */
export type StorageSettings = {
  environment: Environment;
  /** Where SQLite and, in a local run, the keys live. */
  dataDir: string;
  /** The keys that stored submissions are closed with, newest first; null: a local run makes its own in `dataDir`. */
  storageKeys: string | null;
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | null;
  /** How long contents are kept. Default: as `retention.ts` says. */
  retention?: RetentionDays;
};

/** What Google's human check needs. */
export type RecaptchaSettings = { siteKey: string; secret: string; verifyUrl: string };
