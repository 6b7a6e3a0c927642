/** The tables of alerts and watches as queries see them. Moments are milliseconds since 1970. */
export type AlertTables = {
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
};
