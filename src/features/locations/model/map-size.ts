/** Where the drawing is, below the site’s root. `npm run maps -w @site/build` draws it. */
export const placesMapFile = '/images/places-map.svg';

/** Units of the drawing. */
export const mapSize = { width: 1000, height: 720 } as const;
