/** One thing that stands in the wrong place: what, why it matters, and the way out. */
export interface Finding {
  /** The name of the rule, as findings print it. */
  rule: string;
  /** Path below the project's folder. */
  path: string;
  line: number;
  column: number;
  text: string;
}
