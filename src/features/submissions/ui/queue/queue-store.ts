import type { SealedContent } from '../../model/sealed.ts';
import type { IssuedReceipt } from './submission-state.ts';

/** A submission that is still to be delivered. Only the server can read what is sealed in it. */
export interface QueuedRecord {
  state: 'queued';
  id: string;
  /** Where it goes: a path of this site. */
  url: string;
  /** When it was submitted, in milliseconds since 1970. */
  at: number;
  /** How long pages go on sending it by themselves, in milliseconds. Then they ask the visitor. */
  stay: number;
  sealed: SealedContent;
}

/** What is left of a submission that the server refused: enough to tell the visitor once. */
export interface RefusedRecord {
  state: 'refused';
  id: string;
  /** Where it went. A record of an earlier version of the site has none. */
  url?: string;
  at: number;
}

/** What is left of a submission that was received while no page was there to tell it. Nothing of what was sent is in it. */
export interface ReceivedRecord {
  state: 'received';
  id: string;
  url: string;
  at: number;
  /** Of the server's answer. */
  status: number;
  receipt?: IssuedReceipt | undefined;
}

/** One line of the device queue. */
export type QueueRecord = QueuedRecord | RefusedRecord | ReceivedRecord;

/** Where the records are. The browser implements it with IndexedDB; a `put` that resolves has reached the disk. */
export interface QueueStore {
  put(record: QueueRecord): Promise<void>;
  get(id: string): Promise<QueueRecord | undefined>;
  all(): Promise<QueueRecord[]>;
  remove(id: string): Promise<void>;
}
