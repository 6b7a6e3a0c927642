/** The tables of `migrations.ts` as queries see them. Moments are milliseconds since 1970. */
export type Tables = {
  submissions: {
    id: string;
    kind: string;
    /** HMAC of the content: tells a repeat from a different submission without opening anything. */
    fingerprint: string;
    /** Closed by the vault; null once its time of keeping is over. */
    payload: Uint8Array | null;
    key_id: string;
    created_at: number;
    /** When the payload has to go. */
    purge_at: number;
    state: string;
  };
  outbox: {
    id: string;
    topic: string;
    attempts: number;
    next_at: number;
    last_error: string | null;
    done_at: number | null;
  };
  captcha_used: { signature: string; expires_at: number };
  form_replies: { token_hash: string; payload: Uint8Array; key_id: string; expires_at: number };
  visits: { day: string; path: string; count: number };
};
