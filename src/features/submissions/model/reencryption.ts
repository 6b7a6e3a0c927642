/** What a change of keys came to. */
export type Reencryption = {
  /** Contents that were closed anew. */
  changed: number;
  /** Contents that still are under another key, or not in the index: someone goes on storing under it, or they do not open. */
  left: number;
  /** Contents that do not open: they were tampered with or damaged. */
  unreadable: number;
};
