import { addDays } from '#i18n/world/calendar-days.ts';

/** A vehicle that stands in a parts yard. */
export interface YardVehicle {
  /** The number that the yard gave it; no other vehicle of that yard has it. */
  stock: string;
  yard: string;
  /** As the sign at the row says it: `14`, `12-B`. */
  row: string;
  year: number;
  make: string;
  model: string;
  /** The day it was set in its row, `yyyy-mm-dd` on the yard's calendar. */
  arrived: string;
}

/** For so many days, the day of its arrival included, a vehicle is new. */
export const newDays = 7;

/** True for what arrived within the last week. @param today On the yard's calendar. */
export function isNewIn(vehicle: Pick<YardVehicle, 'arrived'>, today: string): boolean {
  return vehicle.arrived > addDays(today, -newDays);
}
