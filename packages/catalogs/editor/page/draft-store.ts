import { draftsMemory, forget, recall, remember } from './memory.ts';

/** Words that were typed and not saved. */
export interface Draft {
  words: string;
  /** The version of the text that they are to take the place of. */
  version: string;
}

/** Drafts by name, one for each. */
export interface DraftStore {
  names(): string[];
  find(name: string): Draft | undefined;
  keep(name: string, draft: Draft): void;
  remove(name: string): void;
  /** True of a draft that will be there when the page is loaded again. */
  outlivesPage(name: string): boolean;
}

/** How much the tab is given to keep, in characters: some hundred drafts of usual length. */
const mostCharacters = 100_000;

/**
 * Keeps drafts in the tab, where every page of the site finds them, and no other tab does. What the tab does not take, because
 * it keeps nothing or has no room, is kept as long as the page stays.
 */
export function createDraftStore(): DraftStore {
  const untaken = new Map<string, Draft>();
  return {
    names: () => [...new Set([...readDrafts().keys(), ...untaken.keys()])],
    find: (name) => untaken.get(name) ?? readDrafts().get(name),
    keep(name, draft) {
      const drafts = readDrafts();
      // Behind the others: the newest is the last.
      drafts.delete(name);
      drafts.set(name, draft);
      const newest = newestOf(drafts);
      const isTaken = remember(draftsMemory, JSON.stringify([...newest]));
      untaken.delete(name);
      for (const [each, one] of drafts) {
        if (isTaken ? !newest.has(each) : each === name) untaken.set(each, one);
      }
    },
    remove(name) {
      untaken.delete(name);
      const drafts = readDrafts();
      if (!drafts.delete(name)) return;
      if (drafts.size === 0) forget(draftsMemory);
      else remember(draftsMemory, JSON.stringify([...drafts]));
    },
    outlivesPage: (name) => !untaken.has(name) && readDrafts().has(name),
  };
}

/** Read anew each time: another page of the tab may have saved what this one has typed. */
function readDrafts(): Map<string, Draft> {
  try {
    const kept: unknown = JSON.parse(recall(draftsMemory) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isDraft) : []);
  } catch {
    return new Map();
  }
}

/** As many of the newest drafts as there is room for. */
function newestOf(drafts: ReadonlyMap<string, Draft>): Map<string, Draft> {
  let room = mostCharacters;
  const newest = [...drafts].toReversed().filter((each) => {
    const { length } = JSON.stringify(each);
    if (length > room) return false;
    room -= length;
    return true;
  });
  return new Map(newest.toReversed());
}

function isDraft(kept: unknown): kept is [name: string, draft: Draft] {
  if (!Array.isArray(kept)) return false;
  const [name, draft] = kept;
  return typeof name === 'string' && typeof draft?.words === 'string' && typeof draft.version === 'string';
}
