/** Codes that `content/yards.json` may use; its schema takes them from here, since rules that run in the browser read them. */

/** The kinds of places, by the tokens of `div`: metals yards, the steel mill, auto parts yards. */
export const divisions = ['MRB', 'SMB', 'ARB'] as const;

/** One kind of place. */
export type Division = (typeof divisions)[number];

/** Days of the week, in the order of `Date.getUTCDay`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** One day of the week. */
export type Weekday = (typeof weekdays)[number];
