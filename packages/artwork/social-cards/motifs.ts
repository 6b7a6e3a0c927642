import { type Area, type PageId, pageEntry } from '#site/manifest.ts';

/** The drawing beside the pages of an area, by the name of its file in `design-system/art/drawings`. */
const ofArea: Record<Area, string> = {
  home: 'crane',
  company: 'office',
  sustainability: 'solar',
  investors: 'mill',
  locations: 'yard',
  sell: 'scale',
  buy: 'ship',
  services: 'tow',
  legal: 'papers',
  forms: 'papers',
  help: 'catalogue',
  contact: 'container',
  site: 'catalogue',
  console: 'container',
};

/** Pages with a drawing of their own. */
const ofPage: Partial<Record<PageId, string>> = {
  management: 'hard-hat',
  history: 'cast',
  culture: 'hard-hat',
  careers: 'hard-hat',
  'careers-openings': 'hard-hat',
  job: 'hard-hat',
  videos: 'furnace',
  'sell-to-us': 'gate',
  'what-we-buy': 'catalogue',
  'what-we-cannot-take': 'drum',
  'scrap-prices': 'scale',
  'load-estimate': 'scale',
  'what-to-bring': 'papers',
  'material-theft': 'wire',
  products: 'rebar',
  'terms-of-sale': 'papers',
  'service-lines': 'container',
  'vehicle-recycling-services': 'depollute',
  'title-and-paperwork': 'papers',
  'yard-rules': 'parts',
  'vehicle-inventory': 'parts',
  'car-offer': 'tow',
  'container-service': 'container',
  'part-prices': 'ticket',
  'how-recycling-works': 'shredder',
  'corporate-governance': 'office',
};

/** Which drawing stands beside a page's title on its card. */
export function motifOf(pageId: PageId): string {
  const { area } = pageEntry(pageId);
  return ofPage[pageId] ?? ofArea[area];
}
