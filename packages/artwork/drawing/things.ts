/** The things of a metals yard, each standing on z = 0 with its far corner at the origin unless it says otherwise. */
export * from './things/appliances.ts';
export * from './things/cars.ts';
export * from './things/machines.ts';
export * from './things/metal.ts';
export * from './things/outdoors.ts';
export * from './things/places.ts';
export * from './things/scrap.ts';
export * from './things/trucks.ts';
