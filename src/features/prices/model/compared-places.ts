/** A yard as a comparison of prices shows it. */
export interface ComparedPlace {
  id: string;
  /** `Portland, Ingot Ferry, OR` */
  name: string;
  /** From the place that was asked for, to sort by and in words; `null` where none was. */
  distance: number | null;
  distanceText: string;
}

/** The yards, seen from a place that a visitor typed. */
export interface ComparedPlaces {
  /** What was typed, as it stands in the field again. */
  near: string;
  /** Why it is no place: nobody knows it, or several have its name. */
  fault: 'unknown' | 'several' | null;
  /** `Houston, TX 77002`; `null` where no place was asked or found. */
  from: string | null;
  /** Whose money stands first. */
  currency: 'USD' | 'CAD';
  yards: readonly ComparedPlace[];
}
