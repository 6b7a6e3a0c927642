import type { ComparedPlaces } from '#features/prices/model/compared-places.ts';
import { formatUnit } from '#i18n/formats.ts';
import { distancesFrom } from '../model/distances.ts';
import type { LocationsPort } from '../model/ports.ts';
import { readSearchText } from '../model/search-box.ts';
import { placeName } from '../model/yard.ts';
import type { Division } from '../model/yard-codes.ts';
import { placeOf } from './search-answer.server.ts';

/**
 * The yards of one kind, as far as they are compared.
 * @param near What a visitor typed to measure from; "" or `null` for nowhere.
 * @param division Default: those that buy metals.
 */
export function readComparedPlaces(
  near: string | null,
  locations: LocationsPort,
  division: Division = 'MRB',
): ComparedPlaces {
  const text = readSearchText(near);
  const from = text === '' ? null : distancesFrom(text, locations);
  const known = from?.kind === 'from' ? from : null;
  return {
    near: text,
    fault: from === null || known ? null : from.kind === 'choose' ? 'several' : 'unknown',
    from: known && placeOf(known.origin),
    currency: known?.origin.country === 'CA' ? 'CAD' : 'USD',
    yards: locations.yards
      .filter((yard) => yard.division === division)
      .map((yard) => {
        const distance = known?.away.get(yard.id) ?? null;
        return {
          id: yard.id,
          name: `${placeName(yard)}, ${yard.region}`,
          distance,
          distanceText: known && distance !== null ? formatUnit(distance, known.unit) : '',
        };
      }),
  };
}
