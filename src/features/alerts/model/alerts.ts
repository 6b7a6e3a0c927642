import type { Language } from '#i18n/language.ts';
import type { Watch } from './watches.ts';

/** What an investor can be told of by email, in the order in which it is offered. */
export const alertTopics = ['news', 'reports', 'insiders', 'filings', 'events', 'quote'] as const;

/**
 * One of them: news releases; annual and quarterly reports; papers of directors and officers; every paper filed; calls
 * and meetings; the price at the end of a day of trading.
 */
export type AlertTopic = (typeof alertTopics)[number];

/** What somebody asked to be told of, and in which language. */
export interface AlertChoice {
  /** At least one, in the order of `alertTopics`. */
  topics: AlertTopic[];
  language: Language;
}

/** A field of the form, by its wire name. */
export type AlertField = 'email' | 'topics' | 'sum';

/** One refused field of the form. */
export type AlertFault =
  /** Nothing typed; too long; no address; nothing ticked. */
  | { field: 'email' | 'topics'; code: 'required' | 'bound' | 'format' | 'one' }
  /** It is asked for, while very many letters are asked for; or it was another sum. */
  | { field: 'sum'; code: 'asked' | 'wrong' };

/** What a page gets back after a refused post: what was typed and ticked, and what is wrong with it. Readable once. */
export interface AlertReply {
  values: { email: string; topics: AlertTopic[] };
  faults: AlertFault[];
  /**
   * `again`: the form was too old or sent back faster than a person types; it needs to be sent once more. `later`: too many
   * asked at once, or a part of the server failed.
   */
  reason: 'invalid' | 'again' | 'later';
}

/** What pages about alerts need from the server; loaders find it in the request context. */
export interface AlertsPort {
  /** Whether anybody can sign up now: only while a mail server is configured that could carry the letters. */
  isOpen(): boolean;
  /** A fresh token for the form: it stands in for a human check. @param asks Whether it asks for a sum. Default `false`. */
  formToken(asks?: boolean): Promise<string>;
  /** What a refused post left behind for this token, once; undefined when it is unknown, used or too old. */
  takeReply(token: string): Promise<AlertReply | undefined>;
  /** The same of a form that asks for a watch. */
  takeWatchReply(token: string): Promise<WatchReply | undefined>;
  /**
   * What the address of a page says was just done, where this site has put it there within the last hour. Null for what anybody typed.
   * @param page Its id.
   * @param token Of the letter, where the address has one.
   */
  readStep(text: string | null, page: string, token?: string): AlertStep | null;
  /** What a watch waits for, in words. */
  describe(watch: Watch, language: Language): string;
  /** How a sign-up stands whose confirmation link carries this token. Changes nothing. @param language Of the page. */
  awaiting(token: string, language: Language): Promise<AwaitedAlerts | undefined>;
  /** What a subscription holds whose letters carry this token. Changes nothing. @param language Of the page. */
  subscription(
    token: string,
    language: Language,
  ): Promise<(AlertChoice & { watches: WatchLine[] }) | undefined>;
}

/** What a confirmation link is for: topics, or one watch, in words. */
export interface AwaitedAlerts {
  state: 'pending' | 'confirmed';
  choice: AlertChoice;
  watch: string | null;
}

/** One watch as its page shows it. */
export interface WatchLine {
  id: string;
  /** What it waits for, in words. */
  text: string;
  /** True when it is done. */
  isEnded: boolean;
}

/** A field of a form that asks for a watch, by its wire name. */
export const watchFields = [
  'make',
  'model',
  'years',
  'yard',
  'metal',
  'work',
  'place',
  'when',
  'mark',
  'email',
  'sum',
] as const;

export type WatchField = (typeof watchFields)[number];

/** One refused field of such a form. */
export interface WatchFault {
  field: WatchField;
  /**
   * Beside those of `AlertFault`: nobody knows it; no number; below zero; nothing; far from what is paid today; passed
   * already; nothing is paid for it there.
   */
  code: AlertFault['code'] | 'unknown' | 'number' | 'negative' | 'zero' | 'far' | 'passed' | 'none';
}

/** What a page gets back after such a form was refused: what was typed, and what is wrong with it. Readable once. */
export interface WatchReply {
  values: { email: string; work: string; place: string; when: string; mark: string };
  faults: WatchFault[];
  /** As that of `AlertReply`. */
  reason: AlertReply['reason'];
}

/**
 * Where a page says what became of a form, as an id. The answer's address leads there: whoever hears the page would begin at its top,
 * or at the heading that they left, and not learn that anything has happened.
 */
export const alertAnswer = 'answer';

/** Query parameters of the pages about alerts. */
export const alertParameters = {
  /** Carries the token of a link in a letter. */
  token: 'token',
  /** Carries the token for `takeReply`. */
  reply: 'reply',
  /** What was just done, signed: `AlertsPort.readStep` reads it. */
  step: 'step',
  /** What went wrong. */
  problem: 'problem',
  /** Names one watch of a subscription. */
  watch: 'watch',
} as const;

/** What can have been done. */
export const alertSteps = ['inbox', 'confirmed', 'saved', 'stopped', 'watch-stopped'] as const;

export type AlertStep = (typeof alertSteps)[number];

/** Values of the parameter `problem`: nothing was ticked; the server could not do it now. */
export const alertProblems = ['topics', 'later'] as const;

export type AlertProblem = (typeof alertProblems)[number];

/** The calls about alerts. */
export const alertCalls = {
  subscribe: '/api/alerts',
  /** Takes the forms of pages whose answers can be waited for. */
  watch: '/api/alerts/watch',
  confirm: '/api/alerts/confirm',
  manage: '/api/alerts/manage',
  stop: '/api/alerts/stop',
  /** Where mail programs post to by themselves when somebody presses their button (RFC 8058). */
  oneClick: '/api/alerts/one-click',
} as const;

/** The topics among some words, each once, in their order; other words are left out. */
export function knownTopics(words: readonly unknown[]): AlertTopic[] {
  return alertTopics.filter((topic) => words.includes(topic));
}
