import type { Trial } from './trial.ts';

/** One remembered line of the log, already cleaned: no personal data is ever in it. */
export interface LogLine {
  /** ISO 8601, UTC. */
  time: string;
  level: 'info' | 'warn' | 'error';
  event: string;
  /** The line's fields as `name=value`, in one text. */
  fields: string;
}

/** One received submission, without a word of what was sent. */
export interface ReceivedSubmission {
  reference: string;
  form: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** A delivery to the mailbox, to a visitor or to another program, without a word of what is in it. */
export interface ListedDelivery {
  id: string;
  topic: string;
  reference: string;
  form: string;
  state: 'waiting' | 'done' | 'dead';
  /** How often it was tried. */
  attempts: number;
  /** A code such as `timeout`; `null` where nothing went wrong. */
  lastError: string | null;
}

/** What this copy of the site knows of itself. */
export interface Diagnostics {
  /** Short hash of the commit that was built, and when; `null` where the build did not note it. */
  build: { commit: string | null; builtAt: string | null };
  node: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** The server's clock, ISO 8601, UTC. */
  now: string;
  storageAnswers: boolean;
  /** Deliveries that wait for their way to open, and those that were given up after many tries. */
  deliveries: { waiting: number; dead: number };
  /** The newest first. */
  sent: ListedDelivery[];
  /** The newest first. */
  received: ReceivedSubmission[];
  /** The newest first. */
  log: LogLine[];
}

/** What the console asks the server; there is no console in production. */
export interface DiagnosticsPort {
  read(): Promise<Diagnostics>;
  /** What is tried with quotes and news. */
  trial(): Trial;
}
