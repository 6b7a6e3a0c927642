/**
 * How old what a source of investor data shows is. Pages say it wherever a figure or a list could be out of date: a last
 * good copy never looks like a fresh one.
 */
export interface SourceState {
  /** When the data was last read from its source, ISO 8601 in UTC. */
  asOf: string;
  /** The same as an age, in whole seconds. */
  ageSeconds: number;
  /** True while the source fails and this is the last good copy of what it said. */
  isLastCopy: boolean;
  /** True while the data is made up, as the company is. */
  isSample: boolean;
}

/**
 * A source that can say how old its data is. Its other functions throw `SourceFailed` when the source fails and there
 * is no copy to show; the API then answers 502.
 */
export interface DatedSource {
  /** `null` while the source has not answered once. */
  state(): SourceState | null;
}

/** A source failed and nothing it said before is left. The message names no address: it may end in a log. */
export class SourceFailed extends Error {
  constructor(source: string) {
    super(`The source of the ${source} did not answer, and there is no copy of what it said before.`);
    this.name = 'SourceFailed';
  }
}
