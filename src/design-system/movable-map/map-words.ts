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
  /** What is shown now, for listeners: "Map enlarged 2 times"; of 1 that it is the whole map. */
  status: (times: number) => string;
}
