/** The key in session storage under which the forms of a tab are remembered. */
export const draftsKey = 'site-drafts';
