/** What the buttons of a map are called. */
export interface MapWords {
  /** The buttons together: "Map view". */
  group: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  left: string;
  right: string;
  up: string;
  down: string;
  /** What is shown now, for listeners: how many times as large, 1 for the whole map, and how many marks are in sight. */
  status: (times: number, seen: number) => string;
}
