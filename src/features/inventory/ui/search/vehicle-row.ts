/** A vehicle in the list, all in words. "" where there is nothing to say. */
export interface VehicleRow {
  /** One of a kind in the list. */
  id: string;
  /** `2009 Harrow KR-V` */
  name: string;
  row: string;
  /** The yard's id, and its name for people. */
  yard: string;
  place: string;
  arrived: string;
  /** "1" for the first week. */
  isNew: string;
  distance: string;
}

const parts = ['id', 'name', 'row', 'yard', 'place', 'arrived', 'isNew', 'distance'] as const;

/** A row as one text: a page's data writes every object with numbers in place of its keys, which no compression shortens. */
export function packVehicle(row: VehicleRow): string {
  return parts.map((part) => row[part]).join('|');
}

/** The row of a text that `packVehicle` wrote. */
export function readVehicleRow(text: string): VehicleRow {
  const values = text.split('|');
  return Object.fromEntries(parts.map((part, at) => [part, values[at] ?? ''])) as Record<
    (typeof parts)[number],
    string
  >;
}
