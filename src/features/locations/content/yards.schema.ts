import type { InferType } from 'yup';
import {
  id,
  idList,
  list,
  listOf,
  numberFrom,
  oneOf,
  pattern,
  record,
  text,
  textOrNone,
  time,
  whole,
  words,
} from '#i18n/content-schema.ts';
import { divisions, weekdays } from '../model/yard-codes.ts';
import { openingHours } from './opening-hours.ts';

/** The largest vehicle that can turn and be weighed. */
const vehicles = ['pickup-trailer', 'straight-truck', 'semi-trailer'] as const;

const services = [
  'shredder',
  'dock',
  'rail',
  'containers',
  'torch',
  'analyzer',
  'steel-pickup',
  'pull-parts',
  'buys-cars',
  'towing',
  'cores',
  'carts',
] as const;

/**
 * Every place of the group. Cities, postal areas and coordinates are real; streets and telephone numbers are invented:
 * no such street is known, and numbers are of the block kept for fiction (555-0100 to 555-0199).
 */
export const schema = listOf({
  /** The last part of its address; a public one never changes. */
  id: id(),
  division: oneOf(divisions),
  /** Tells places in one city apart, in both languages alike; "" where there is only one of its kind. */
  quarter: textOrNone(),
  street: pattern(/^\d+ /, 'begin with a house number'),
  city: text(),
  /** Two letters of the state or province. */
  region: pattern(/^[A-Z]{2}$/, 'be two letters'),
  postalCode: pattern(/^(\d{5}|[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d)$/, 'be a ZIP or a Canadian postal code'),
  country: oneOf(['US', 'CA']),
  latitude: numberFrom(24, 72),
  longitude: numberFrom(-170, -52),
  /** IANA name; hours are read on its clock. */
  timeZone: oneOf([
    'America/Los_Angeles',
    'America/Denver',
    'America/Chicago',
    'America/Detroit',
    'America/Vancouver',
    'America/Edmonton',
  ]),
  phone: pattern(/^\d{3}-555-01\d\d$/, 'be of the block for fiction, 555-0100 to 555-0199'),
  hours: record(
    Object.fromEntries(weekdays.map((day) => [day, openingHours()])) as Record<
      (typeof weekdays)[number],
      ReturnType<typeof openingHours>
    >,
  ),
  /** When the line at the scale is shortest. */
  quiet: record({
    days: list(oneOf(weekdays)),
    from: time(),
    to: time(),
  }),
  /** Ids of `materials/content/families.json` that are taken as a whole … */
  families: idList(),
  /** … single grades of `materials/content/materials.json` taken besides … */
  besides: idList(),
  /** … and grades of those families that are not taken here. */
  without: idList(),
  truck: record({
    largest: oneOf(vehicles),
    /** The side of the place on which trucks enter. */
    entrance: oneOf(['north', 'south', 'east', 'west']),
    /** Where the scale is for who drives in. */
    scaleSide: oneOf(['left', 'right']),
    scaleFeet: whole(1),
    /** Net tons that the scale bears. */
    scaleTons: whole(1),
  }),
  services: list(oneOf(services)),
  /** BCP 47 codes of the languages that somebody there speaks. */
  languages: list(
    oneOf(['en', 'es', 'ar', 'fr', 'hmn', 'km', 'ko', 'pa', 'ru', 'so', 'tl', 'to', 'uk', 'vi', 'zh']),
  ),
  /** What is particular about this place. */
  text: words(),
});

/** What `yards.json` holds. */
export type YardsContent = InferType<typeof schema>;
