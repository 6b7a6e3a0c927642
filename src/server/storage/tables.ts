/** The tables of `migrations.ts` as queries see them. Moments are milliseconds since 1970. */
export type Tables = {
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
  alert_subscriptions: {
    id: string;
    /** HMAC of the address under the key `key_id`. */
    email_hash: string;
    key_id: string;
    /** The address and both tokens, closed by the vault. */
    payload: Uint8Array;
    language: string;
    /** `,news,events,`: a search for `,news,` finds who chose news. */
    topics: string;
    confirm_hash: string;
    stop_hash: string;
    created_at: number;
    /** When it was last asked for: a sign-up runs out from here. */
    asked_at: number;
    /** Null while nobody confirmed it. */
    confirmed_at: number | null;
    /** When the last letter about the sign-up itself was written, and how many asked for a confirmation. */
    last_letter_at: number;
    confirm_letters: number;
    /** Topics that an address asked for which was confirmed by a watch; they wait for their own confirmation. */
    asked_topics: string | null;
  };
  /** What an address waits for, beside topics: a vehicle, a price, a job. */
  alert_watches: {
    id: string;
    subscription_id: string;
    kind: string;
    /** As `writeWatch` has it. */
    terms: string;
    confirm_hash: string;
    created_at: number;
    /** When its confirmation was last asked for: it runs out from here. */
    asked_at: number;
    confirm_letters: number;
    /** Null while nobody confirmed it. */
    confirmed_at: number | null;
    /** When a letter last told of it. */
    told_at: number | null;
    /** When it was done: a price passed its mark. */
    ended_at: number | null;
  };
  /** What watches found, as JSON; `letter_id` is null while it waits for a letter. Nothing about a person. */
  alert_finds: {
    watch_id: string;
    item_id: string;
    item: string;
    found_at: number;
    letter_id: string | null;
  };
  /** What one look at the sources found new, as JSON; nothing about a person. */
  alert_announcements: { id: string; items: string; created_at: number };
  /** The outbox of alerts; its columns mean what those of `outbox` mean. */
  alert_letters: {
    id: string;
    subscription_id: string;
    announcement_id: string | null;
    /** The watch that it is about; null for letters about topics. */
    watch_id: string | null;
    kind: string;
    attempts: number;
    created_at: number;
    next_at: number;
    leased_until: number | null;
    last_error: string | null;
    done_at: number | null;
    dead_at: number | null;
  };
  /** The sources that were looked at before. */
  alert_sources: { name: string; first_seen_at: number };
  /** What was seen in a source before, announced or not. */
  alert_items: { source: string; item_id: string; seen_at: number };
  visits: { day: string; path: string; count: number };
};
