/**
 * The key of what a visitor has typed into the forms of this tab and not submitted yet, by form. It lives in session
 * storage, sealed with a key of the tab (`sealed-drafts.ts`): it survives a reload, reaches no other tab, and ends with
 * this one. The answer of a human check and the trap
 * are no part. A file of its own: a page asks for the key alone before it loads what reads drafts.
 */
export const draftsKey = 'site-drafts';
