/** The name of each rule, as findings print it. */
export type RoomRule =
  | 'room'
  | 'path'
  | 'barrel'
  | 'package'
  | 'brand'
  | 'wire-name'
  | 'colour'
  | 'row-number';

/** One thing that stands in the wrong place: what, why it matters, and the way out. */
export interface RoomFinding {
  rule: RoomRule;
  /** Path below the project's folder. */
  path: string;
  line: number;
  column: number;
  text: string;
}
