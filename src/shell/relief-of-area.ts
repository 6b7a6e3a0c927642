import type { ReliefPlace } from '#design-system/contours/index.ts';
import type { Area } from '#site/manifest.ts';

/** Which part of the valley lies behind the header and the footer of an area's pages. */
export const reliefOfArea: Record<Area, ReliefPlace> = {
  // Where the founders came down the river.
  company: 'gorge',
  investors: 'valley',
  sustainability: 'bridge',
  // Whoever brings metal comes to the gate.
  locations: 'gate',
  sell: 'gate',
  services: 'yard',
  contact: 'yard',
  buy: 'mill',
  // What is asked, explained and agreed, from where all of it is seen.
  help: 'heights',
  legal: 'heights',
  forms: 'heights',
  site: 'heights',
  console: 'heights',
  // The pictures of the home page show the whole valley as well.
  home: 'valley',
};
