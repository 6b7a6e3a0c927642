/** When the kill comes, counted from the press, in milliseconds. */
export const latestKill = 400;

/** A browser that was started again delivers what it kept within this time, in milliseconds. */
export const patience = 60_000;

/** What became of one browser. */
export type Round = {
  /** Nobody else uses this name, so the database knows which request it is. */
  name: string;
  /** Whether the page was heard to say that the request is submitted before its browser died. */
  isPromised: boolean;
  /** Whether the device still held the request when patience ran out. */
  isStuck: boolean;
};
