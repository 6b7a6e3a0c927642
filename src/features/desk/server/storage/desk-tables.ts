/** The tables of the desk as queries see them. Moments are milliseconds since 1970. */
export type DeskTables = {
  desk_sessions: {
    /** SHA-256 of the token in the cookie: whoever reads the database can be nobody. */
    token_hash: string;
    subject: string;
    name: string;
    /** With spaces between. */
    roles: string;
    ends_at: number;
  };
  /** Who has signed in, to hand work over to. */
  desk_people: { subject: string; name: string; roles: string; seen_at: number };
  desk_work: {
    submission_id: string;
    version: number;
    assignee: string | null;
    assignee_name: string | null;
    done_at: number | null;
  };
  desk_audit: {
    /** Sorts as the lines were written. */
    id: string;
    at: number;
    subject: string;
    name: string;
    act: string;
    reference: string | null;
    kind: string | null;
    detail: string | null;
  };
};
