import type { WaitingTally } from '#features/submissions/model/submission-store.ts';

/** The sources whose age the page tells, in its order. */
export const statusSources = ['prices', 'inventory', 'news', 'events', 'quotes', 'filings'] as const;

/** One of these sources. */
export type StatusSource = (typeof statusSources)[number];

/**
 * How a source stands: it answers; it fails and its last good copy is shown; it was not asked since the start, since sources
 * are asked when a visitor asks; or it is no source but a sample that comes with the site.
 */
export type SourceStanding = 'answers' | 'last-copy' | 'not-asked' | 'own';

/** How the site stands, in counts: nothing in it tells of a person. */
export interface SiteStatus {
  /** When it was asked, in milliseconds since 1970. */
  at: number;
  /** A request could be stored now. */
  takesRequests: boolean;
  /** Null while the database does not answer. */
  submissions:
    | (WaitingTally & {
        /** Today and the thirty days before, the newest first; `day` is `yyyy-mm-dd` on the company's calendar. */
        days: (WaitingTally & { day: string; received: number; delivered: number })[];
      })
    | null;
  /** `readAt`: when it was last read, in milliseconds since 1970; null where it was not, or is no source. */
  sources: { source: StatusSource; readAt: number | null; standing: SourceStanding }[];
}

/** What the page about the site's state asks the server. */
export interface SiteStatusPort {
  /** Never rejects, and never waits for a database that hangs. */
  read(): Promise<SiteStatus>;
}
