import type { Language } from '#i18n/language.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';

/** The part of the server's settings that forms and their storage read. */
export type FormsSettings = StorageSettings & {
  /** The address of each language's site, for the same-origin check. */
  origins: Record<Language, string>;
  /** Keys of Google's human check and the address that judges its tokens; null: the built-in check alone. */
  recaptcha: RecaptchaSettings | null;
  /** Public keys of former secrets, that receipts of theirs are still checked with. Default none. */
  receiptKeys?: string | null;
};

/** What Google's human check needs. */
export type RecaptchaSettings = { siteKey: string; secret: string; verifyUrl: string };
