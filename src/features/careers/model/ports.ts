/** A job that is open now. */
export interface OpenJob {
  id: string;
  /** The day since which it is offered, `yyyy-mm-dd`. */
  posted: string;
  /** The kind of work, by its code. */
  family: string;
  /** As `workPlace` says it. */
  place: string;
}

/** What the server knows about jobs: for search engines, and for who waits for one. */
export interface JobsPort {
  open(): readonly OpenJob[];
  /** True while the jobs are made up: letters about them say so. */
  readonly isSample: boolean;
}
