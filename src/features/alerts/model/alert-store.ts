import type { Reencryption } from '#features/submissions/model/reencryption.ts';
import type { DeliveryState, OutboxCounts } from '#features/submissions/model/submission-store.ts';
import type { Language } from '#i18n/language.ts';
import type { AlertChoice, AlertTopic } from './alerts.ts';
import type { WatchStore } from './watch-store.ts';
import type { Watch, WatchFind, WatchKind } from './watches.ts';

/** How long a sign-up waits for its confirmation, in milliseconds: the letter says 48 hours. */
export const confirmWithin = 48 * 3_600_000;

/** How soon after a confirmation letter the next one may go to the same address, and how many altogether. */
export const confirmLetters = { gap: 10 * 60_000, most: 5 } as const;

/** How soon a confirmed subscriber is told again that somebody signed the address up, in milliseconds. */
export const knownLetterGap = 24 * 3_600_000;

/** Letters that were sent or given up are forgotten after so many days; what they announced goes with the last of them. */
export const letterDays = 60;

/** After letters have been refused for so many days, with none arriving since, an address is forgotten. */
export const refusedDays = 30;

/** Somebody asks to be told. */
export type AlertRequest = AlertChoice & {
  /** As `fitEmail` has it. */
  email: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Whoever runs the site tries whether letters leave: this one is marked. No form takes it from outside. */
  isCanary?: boolean;
};

/** A letter as whoever runs the site sees it: nothing of whom it is for. */
export type AlertLetterState = Pick<DeliveryState, 'state' | 'attempts' | 'lastError'>;

/** A subscription as its pages see it: whose it is stays closed. */
export type AlertSubscription = AlertChoice & { state: 'pending' | 'confirmed' };

/** Something to announce. */
export type AlertItem = {
  /** Unique within its source. */
  id: string;
  /** Everybody who chose one of these is told. */
  topics: readonly AlertTopic[];
  /** False for what is too old to be news: it is remembered, and nobody is told. */
  isNews: boolean;
  /** True for what is made up while the company is: the letter says so. */
  isSample: boolean;
  /** What the letter says, in a line and in more, and where it leads. */
  words: Record<Language, { title: string; text: string; url: string }>;
};

/** What a source has to tell at the moment. */
export type AlertSource = { name: string; items: readonly AlertItem[] };

/**
 * Why a letter is written: topics or a watch are to be confirmed, a known address was signed up once more or for more watches
 * than one may have, or something is announced: of topics, a vehicle, a price, a job.
 */
export type AlertLetterKind = 'confirm' | 'watch-confirm' | 'known' | 'full' | 'alert' | WatchKind;

/** A letter that an instance has taken on, opened. Nobody else takes it before the lease is over. */
export type AlertLetter = AlertChoice & {
  id: string;
  topic: 'alert';
  kind: AlertLetterKind;
  /** How often it was taken on before. */
  attempts: number;
  createdAt: number;
  email: string;
  confirmToken: string;
  stopToken: string;
  /** What an alert announces, of the subscriber's topics only; empty in other letters. */
  items: AlertItem[];
  /** The watch that the letter is about, and what it found; null in other letters. */
  watch: { id: string; terms: Watch; finds: WatchFind[] } | null;
  /** What else the subscriber waits for, where the letter says what stands; empty in other letters. */
  watches: Watch[];
  /** It only tries whether letters leave. */
  isCanary: boolean;
};

/** Letters about alerts: the part of the outbox that belongs to subscriptions. Its functions do what those of `Outbox` do. */
export type AlertLetters = {
  claim(options: { now: number; limit: number; leaseMs: number }): Promise<AlertLetter[]>;
  done(id: string, now: number): Promise<void>;
  failed(id: string, options: { error: string; nextAt: number }): Promise<void>;
  deadLetter(id: string, options: { error: string; now: number }): Promise<void>;
  /** Makes what waits and what was given up due at once, its tries counted from the beginning; returns how many letters. */
  retry(now: number): Promise<number>;
  counts(): Promise<OutboxCounts>;
};

/**
 * Who wants to be told of what. Addresses are closed by the vault and found by their HMAC. The tokens that letters carry
 * are closed with them; beside them stand hashes alone, by which a token is found again.
 */
export type AlertStore = {
  /**
   * Enters an address as waiting for its confirmation, with the letter that asks for it, in one transaction. Who waits
   * already gets the letter again, with the new choice; who is confirmed gets a letter that says so, and keeps the old
   * choice: anyone can type an address. A letter that would come too soon after the last is left out. Throws
   * `StorageFullError` while the disk is nearly full.
   */
  subscribe(request: AlertRequest): Promise<void>;
  /** Whose confirmation link this is; undefined when it is unknown or came too late. */
  findByConfirmToken(token: string, now: number): Promise<AlertSubscription | undefined>;
  /** Whose letters carry this token, once confirmed. */
  findByStopToken(token: string): Promise<AlertSubscription | undefined>;
  /** Confirms; again is no fault. Returns the token that changes and stops; undefined when the link is unknown or late. */
  confirm(token: string, now: number): Promise<{ stopToken: string } | undefined>;
  /** Changes the topics of a confirmed subscription; false when the token is unknown. */
  change(token: string, topics: readonly AlertTopic[]): Promise<boolean>;
  /** Erases a subscription with its letters and leaves a record without a person; false when the token is unknown. */
  stop(token: string, now: number): Promise<boolean>;
  /**
   * Remembers everything that is new in these sources and puts a letter for each confirmed subscriber who chose it into
   * the outbox, in one transaction. Of a source that was never looked at nothing is announced. Any number of instances
   * may do so at once: one of them finds each item new. Returns the number of letters.
   */
  announce(sources: readonly AlertSource[], now: number): Promise<number>;
  /** What addresses wait for, beside topics. */
  watches: WatchStore;
  letters: AlertLetters;
  /** How many there are, for staff. */
  count(): Promise<{ pending: number; confirmed: number }>;
  /** The subscriptions of an address, in whatever case. */
  withEmail(email: string): Promise<(AlertSubscription & { id: string; createdAt: number })[]>;
  /** Letters to this address that wait or were settled, the oldest first. */
  lettersTo(email: string): Promise<AlertLetterState[]>;
  /** Erases them, with their letters, and writes down that it did. Returns how many went. */
  eraseEmail(email: string, now: number): Promise<number>;
  /**
   * Erases sign-ups that nobody confirmed in time, addresses that have refused letters for a month, letters that were
   * settled long ago, watches that were done long ago, and addresses that wait for nothing any more. Returns how many
   * subscriptions went.
   */
  eraseExpired(now: number): Promise<number>;
  /** Closes every address that is not yet under the newest key with that key, and enters it anew in the index. */
  reencrypt(): Promise<Reencryption>;
};
