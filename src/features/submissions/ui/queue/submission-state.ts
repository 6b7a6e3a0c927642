/** Where a submission stands, as a page may show it. */
export type SubmissionState =
  /** No answer yet. `durable` is false when the device keeps no copy, so that this page must stay open. */
  | { stage: 'waiting'; id: string; durable: boolean }
  /** Stored by the server, whose answer had this status. */
  | { stage: 'received'; id: string; reference: string; status: number }
  /** Refused for good, or too old to be sent. `url` is where it went, and so tells which form it was. */
  | { stage: 'refused'; id: string; at: number; url: string };
