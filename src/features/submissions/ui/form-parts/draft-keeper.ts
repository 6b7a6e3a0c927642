import type { FieldValues } from 'react-hook-form';
import {
  type DraftStorage,
  dropDraft,
  type Person,
  personIn,
  readDraft,
  storeDraft,
} from '../../model/drafts.ts';
import { draftsKey } from '../../model/drafts-key.ts';
import { openDrafts } from '../../model/sealed-drafts.ts';
import { tabStorage } from '../../model/tab-storage.ts';
import { installQueueWorker } from '../queue/install-queue-worker.ts';
import { answersOf, type FormSpec } from './form-spec.ts';

// This file comes when somebody comes into a form, while there is a network, and not with a form that remembers nothing.
void installQueueWorker();

let drafts: Promise<DraftStorage> | undefined;
/** The drafts of this tab, once they are open. */
let openedDrafts: DraftStorage | undefined;

/** Opens the drafts of this tab. Call it before all else; all forms of a page share what it opens. */
export async function open(): Promise<void> {
  drafts ??= openDrafts(
    {
      storage: tabStorage(),
      get name() {
        return window.name;
      },
      set name(name) {
        window.name = name;
      },
      subtle: globalThis.crypto?.subtle,
    },
    draftsKey,
  );
  openedDrafts = await drafts;
}

// A page that comes back from memory holds what was so when it was left; other pages of the tab have written since.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  drafts = undefined;
  void open();
});

/** What is not open yet keeps nothing. */
const closed: DraftStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const here = (): DraftStorage => openedDrafts ?? closed;

/** Forgets what a form held. */
export function forgetDraft(form: string): void {
  dropDraft(here(), form);
}

/** What the tab has for a form: its own draft, or what is known of the person from other forms (`isCarried`). */
export function offeredTo<Values extends FieldValues>(
  spec: FormSpec<Values>,
  initial: Values,
): { offered: Partial<Values>; isCarried: boolean } {
  const draft = readDraft(here(), spec.prefix, initial);
  return draft === undefined
    ? { offered: carriedInto(spec, initial, personIn(here(), spec.prefix)), isCarried: true }
    : { offered: draft, isCarried: false };
}

/** Keeps what a form holds beyond what stands in it by itself. */
export function keepDraft<Values extends FieldValues>(
  spec: FormSpec<Values>,
  values: Values,
  initial: Values,
): void {
  storeDraft(here(), spec.prefix, typedIn(spec, values, initial), Date.now());
}

/** What a form holds beyond what stood in it by itself. */
export function typedIn<Values extends FieldValues>(
  spec: FormSpec<Values>,
  values: Values,
  initial: Values,
): Partial<Values> {
  const typed = answersOf(spec).filter((field) => !isSame(values[field], initial[field]));
  return Object.fromEntries(typed.map((field) => [field, values[field]])) as Partial<Values>;
}

/** What is known of the person, where the form asks for it, has nothing yet, and would take it. */
function carriedInto<Values extends FieldValues>(
  spec: FormSpec<Values>,
  initial: Values,
  person: Person,
): Partial<Values> {
  const known = Object.entries(person).filter(([field]) => initial[field] === '');
  const offered = Object.fromEntries(known) as Partial<Values>;
  const refused = spec.faultsOf(spec.prepare({ ...initial, ...offered })).map(({ field }) => field);
  return Object.fromEntries(
    Object.entries(offered).filter(([field]) => !refused.includes(field)),
  ) as Partial<Values>;
}

/** Answers are texts, ticks and flat groups of ticks, written in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
