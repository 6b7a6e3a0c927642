import { localMoment } from '#i18n/world/local-clock.ts';
import type { LocationsPort } from './ports.ts';

/** The day on the calendar of a yard, `yyyy-mm-dd`; `undefined` for an id that no yard has. */
export function todayAt(locations: Pick<LocationsPort, 'yard' | 'now'>, id: string): string | undefined {
  const yard = locations.yard(id);
  return yard ? localMoment(yard.timeZone, locations.now()).day : undefined;
}
