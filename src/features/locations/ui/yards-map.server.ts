import { pathTo } from '#site/paths.ts';
import { mapSize } from '../model/map-size.ts';
import { clusters } from '../model/places-map.ts';
import { locationTypes, searchTarget } from '../model/search-box.ts';
import { type Yard, yardName } from '../model/yard.ts';

/** A pin on the map: one yard, or several that stand too close for a pin each. */
export interface MapPin {
  id: string;
  x: number;
  y: number;
  /** The yard's name; for several the town of the first. */
  name: string;
  count: number;
  /** The yard's page; for several the search around the first. */
  to: string;
}

/**
 * The pins of some yards, from the middle of the map outwards: names stand towards the middle, and a drawing knows no layers, so
 * that no pin drawn later lies on the name of the one that has the focus (WCAG 2.4.12).
 */
export function readMapPins(yards: readonly Yard[]): MapPin[] {
  const fromMiddle = ({ x }: MapPin): number => Math.abs(x - mapSize.width / 2);
  const pins = clusters(yards).flatMap(({ at, things }) => {
    const [first] = things;
    if (!first) return [];
    const town = `${first.city}, ${first.region}`;
    return {
      id: first.id,
      x: Math.round(at.x),
      y: Math.round(at.y),
      name: things.length === 1 ? yardName(first) : town,
      count: things.length,
      to:
        things.length === 1
          ? pathTo('yard', { parameters: { id: first.id } })
          : searchTarget(pathTo('location-search'), town, locationTypes[2].division),
    };
  });
  return pins.sort((one, other) => fromMiddle(one) - fromMiddle(other));
}
