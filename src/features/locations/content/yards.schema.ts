import { array, type InferType, number, string } from 'yup';
import { id, listOf, present, record, words } from '#i18n/schema-parts.ts';

const oneOf = <Value extends string>(values: readonly Value[], what: string) =>
  string()
    .oneOf([...values], `must be ${what}: ${values.join(', ')}`)
    .required(present);

/** The tokens of `div`: metals yards, the steel mill, auto parts yards. */
const divisions = ['MRB', 'SMB', 'ARB'] as const;

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

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `07:00-12:00, 12:30-16:30`; "" for a closed day. Times are those of the yard's own clock, spans in their order. */
const dayHours = () =>
  string()
    .matches(
      /^$|^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d)*$/,
      'must be spans like 07:00-12:00, 12:30-16:30, or "" for closed',
    )
    .test('order', 'must have its times in their order', (text) => {
      const times = (text ?? '').match(/\d\d:\d\d/g) ?? [];
      return times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''));
    })
    .defined(present);

const time = () =>
  string()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, hh:mm')
    .required(present);

const idList = () => array(id()).required('must be there, [] for none');

/**
 * Every place of the group. Cities, postal areas and coordinates are real; streets and telephone numbers are invented:
 * no such street is known, and numbers are of the block kept for fiction (555-0100 to 555-0199).
 */
export const schema = listOf({
  /** The last part of its address; a public one never changes. */
  id: id(),
  division: oneOf(divisions, 'a division'),
  /** Tells places in one city apart, in both languages alike; "" where there is only one of its kind. */
  quarter: string().defined('must be there, "" for none'),
  street: string().matches(/^\d+ /, 'must begin with a house number').required(present),
  city: string().required(present),
  /** Two letters of the state or province. */
  region: string()
    .matches(/^[A-Z]{2}$/, 'must be two letters')
    .required(present),
  postalCode: string()
    .matches(/^(\d{5}|[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d)$/, 'must be a ZIP or a Canadian postal code')
    .required(present),
  country: oneOf(['US', 'CA'], 'a country'),
  latitude: number().min(24).max(72).required(present),
  longitude: number().min(-170).max(-52).required(present),
  /** IANA name; hours are read on its clock. */
  timeZone: oneOf(
    [
      'America/Los_Angeles',
      'America/Denver',
      'America/Chicago',
      'America/Detroit',
      'America/Vancouver',
      'America/Edmonton',
    ],
    'a time zone',
  ),
  phone: string()
    .matches(/^\d{3}-555-01\d\d$/, 'must be of the block for fiction, 555-0100 to 555-0199')
    .required(present),
  hours: record(
    Object.fromEntries(weekdays.map((day) => [day, dayHours()])) as Record<
      (typeof weekdays)[number],
      ReturnType<typeof dayHours>
    >,
  ),
  /** When the line at the scale is shortest. */
  quiet: record({
    days: array(oneOf(weekdays, 'a day of the week')).min(1, 'must name a day').required(present),
    from: time(),
    to: time(),
  }),
  /** Ids of `sell/families.json` that are taken as a whole … */
  families: idList(),
  /** … single grades of `sell/materials.json` taken besides … */
  besides: idList(),
  /** … and grades of those families that are not taken here. */
  without: idList(),
  truck: record({
    largest: oneOf(vehicles, 'a vehicle'),
    /** The side of the place on which trucks enter. */
    entrance: oneOf(['north', 'south', 'east', 'west'], 'a side'),
    /** Where the scale is for who drives in. */
    scaleSide: oneOf(['left', 'right'], 'a side'),
    scaleFeet: number().integer().positive().required(present),
    /** Net tons that the scale bears. */
    scaleTons: number().integer().positive().required(present),
  }),
  services: array(oneOf(services, 'a service')).min(1, 'must name a service').required(present),
  /** BCP 47 codes of the languages that somebody there speaks. */
  languages: array(
    oneOf(
      ['en', 'es', 'ar', 'fr', 'hmn', 'km', 'ko', 'pa', 'ru', 'so', 'tl', 'to', 'uk', 'vi', 'zh'],
      'a language',
    ),
  )
    .min(1, 'must name a language')
    .required(present),
  /** What is particular about this place. */
  text: words(),
});

/** What `yards.json` holds. */
export type YardsContent = InferType<typeof schema>;
