/** What the process of one language tells the one in front of it. */
export type FromLanguage =
  /** It answers on this port, and has read these files once and for all. */
  | { kind: 'ready'; port: number; readAtStart: string[] }
  /** It cannot start, and ends. */
  | { kind: 'fault'; text: string }
  /** What a developer should read. The one in front prints it, once for both languages. */
  | { kind: 'said'; text: string };

/** What it is told: what keeps a saved change from being taken up. */
export type ToLanguage = { kind: 'fault'; text: string };
