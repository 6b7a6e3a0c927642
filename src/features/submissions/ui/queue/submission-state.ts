/** Where a submission stands, as a page may show it. */
export type SubmissionState =
  /** No answer yet. `durable` is false when the device keeps no copy, so that this page must stay open. */
  | { stage: 'waiting'; id: string; durable: boolean }
  /** Stored by the server, whose answer had this status and held this receipt. */
  | {
      stage: 'received';
      id: string;
      at: number;
      url: string;
      reference: string;
      status: number;
      receipt?: IssuedReceipt | undefined;
    }
  /** Refused for good. `url` is where it went, and so tells which form it was. */
  | { stage: 'refused'; id: string; at: number; url: string }
  /** It waited so long that only the visitor can say whether it is still to be sent. It stays until they do. */
  | { stage: 'overdue'; id: string; at: number; url: string };

/** What the server's acknowledgement holds: the signed receipt, and when the request was stored (milliseconds since 1970). */
export interface IssuedReceipt {
  code: string;
  at: number;
}
