import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One tile: where it leads, and its words. */
export interface WayOnward {
  /** The page's id in the manifest. */
  page: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** Where the tiles of the homes lead. */
export const waysOnward = {
  locations: {
    page: 'locations',
    title: msg({
      message: 'Locations',
      context: 'tile',
      comment: 'Tile of the home page that leads to the yards; fixed by contract',
    }),
    text: msg({
      message: 'Metals yards, auto parts yards and a steel mill, across the United States and Canada.',
      comment: 'Under the tile that leads to the yards',
    }),
  },
  products: {
    page: 'buy-from-us',
    title: msg({
      message: 'Products',
      context: 'tile',
      comment: 'Tile of the home page for buyers; fixed by contract',
    }),
    text: msg({
      message: 'Graded metal for mills and foundries, finished steel, used auto parts.',
      comment: 'Under the tile for buyers',
    }),
  },
  services: {
    page: 'vehicle-recycling-services',
    title: msg({
      message: 'Services',
      context: 'tile',
      comment: 'Tile of the home page that leads to vehicle recycling; fixed by contract',
    }),
    text: msg({
      message: 'Vehicles taken in, drained, documented and recycled.',
      comment: 'Under the tile that leads to vehicle recycling',
    }),
  },
} as const satisfies Record<string, WayOnward>;

/** Name of a tile. */
export type WayName = keyof typeof waysOnward;
