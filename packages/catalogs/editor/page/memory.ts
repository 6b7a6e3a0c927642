/** Remembers in the tab that editing is on: a new address loads the page anew. */
export const switchMemory = 'edit-texts';

/** Remembers that the box of the page is open, with what a save of its address replaced: the page then loads itself anew. */
export const pageMemory = 'edit-texts-page';

/** Names the text that is to be opened on the page to which the list leads. */
export const openMemory = 'edit-texts-open';

/** Keeps what was typed and not saved, of all texts: the page may load itself anew at any moment. */
export const draftsMemory = 'edit-texts-drafts';

/**
 * What is remembered under a name, in the tab unless another store is named: nothing where the browser keeps nothing. With
 * storage blocked, to name a store throws already.
 */
export function recall(name: string, store = () => sessionStorage): string | null {
  try {
    return store().getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a text under a name. Returns whether the browser has taken it: it may keep nothing, or be full. */
export function remember(name: string, text: string, store = () => sessionStorage): boolean {
  try {
    store().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is remembered in the tab under a name. */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
