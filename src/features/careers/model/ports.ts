/** What the list of addresses for search engines needs to know about jobs; the server implements it. */
export interface JobsPort {
  /** The jobs that are open now, each with the day since which it is offered, `yyyy-mm-dd`. */
  open(): readonly { id: string; posted: string }[];
}
