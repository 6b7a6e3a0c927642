/** The tables of submissions as queries see them. Moments are milliseconds since 1970. */
export type SubmissionTables = {
  submissions: {
    id: string;
    kind: string;
    language: string;
    /** HMAC of the content: tells a repeat from a different submission without opening anything. */
    fingerprint: string;
    /** Closed by the vault; null once it was erased. */
    payload: Uint8Array | null;
    /** The key of payload, fingerprint and `email_hash`. */
    key_id: string;
    /** HMAC of the sender's address, empty where there is none; null: not indexed yet, or erased. */
    email_hash: string | null;
    created_at: number;
    /** When the payload went. What is left is a tombstone, which knows a late repeat. */
    erased_at: number | null;
  };
  /** How staff answered: closed by the vault, and there only as long as the content of its submission. */
  answer_notes: { submission_id: string; payload: Uint8Array; key_id: string };
  outbox: {
    /** `{submission id}.{topic}`. */
    id: string;
    submission_id: string;
    topic: string;
    /** How often it was taken on. */
    attempts: number;
    created_at: number;
    next_at: number;
    /** Until when it belongs to the instance that took it on. */
    leased_until: number | null;
    last_error: string | null;
    done_at: number | null;
    dead_at: number | null;
  };
  erasures: { reference: string; kind: string; erased_at: number; reason: string };
  /** What is kept of a key that may have been removed: it judges repeats of what was erased. Closed by the vault. */
  former_keys: { key_id: string; payload: Uint8Array; closed_with: string };
  /**
   * What opens requests that wait on devices sealed for a key that may have been removed. Closed by the vault;
   * `last_known_at`: when the whole key was last among those of the installation.
   */
  sealing_keys: { key_id: string; payload: Uint8Array; closed_with: string; last_known_at: number };
  /** What passes once until it expires: answers of human checks, and places for letters to a mailbox. */
  captcha_used: { signature: string; expires_at: number };
  form_replies: { token_hash: string; payload: Uint8Array; key_id: string; expires_at: number };
};
