import type { Choices } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';

/** Words to be met in what is spoken, as the source of a regular expression; the same in all languages, or each its own. */
export type Heard = string | Choices<string>;

/** One thing done with the keyboard. */
export type Step =
  /** A key or chord, as `xdotool` names it; with `until` again and again until it was answered so. */
  | { press: string; times?: number; until?: Heard }
  /** Words typed key by key. */
  | { type: string | Choices<string> }
  /** Waits until this was spoken: what comes by itself, after a server has answered. */
  | { hear: Heard };

/** What somebody wants who hears a page, wherever it is served, and what they must be told on the way. */
export interface SpokenWalk {
  /** Kebab-case, unique. */
  id: string;
  /** In one sentence. */
  title: string;
  steps: readonly Step[];
  /** Must be spoken, in this order. */
  order: readonly Heard[];
  /** Must be spoken once and no more. */
  once?: readonly Heard[];
  /** Must not be spoken at all. */
  never?: readonly Heard[];
}

/** The same on a page of the public site. */
export interface SpokenTask extends SpokenWalk {
  page: PageId;
  /** The language that alone has what the task is about. Default: all. */
  only?: Language;
  /** What the address ends with: a query, a fragment. */
  at?: string;
  /** Done by somebody who has confirmed alerts: the address ends with the token that their letters carry. */
  isSubscribed?: boolean;
}

/** Is the task done on the site of this language? */
export function isDoneIn({ only }: Pick<SpokenTask, 'only'>, language: Language): boolean {
  return only === undefined || only === language;
}
