import { canadianRegions } from '#i18n/world/canadian-regions.ts';
import { isCountry } from './countries.ts';
import { type Region, regions } from './regions.ts';

/** A state or province as lists name it. */
export interface Subdivision {
  code: string;
  name: string;
}

/** Mexico's states by the letters of ISO 3166-2, under their own names. */
const mexican: readonly Subdivision[] = [
  { code: 'AGU', name: 'Aguascalientes' },
  { code: 'BCN', name: 'Baja California' },
  { code: 'BCS', name: 'Baja California Sur' },
  { code: 'CAM', name: 'Campeche' },
  { code: 'CHP', name: 'Chiapas' },
  { code: 'CHH', name: 'Chihuahua' },
  { code: 'CMX', name: 'Ciudad de México' },
  { code: 'COA', name: 'Coahuila' },
  { code: 'COL', name: 'Colima' },
  { code: 'DUR', name: 'Durango' },
  { code: 'MEX', name: 'Estado de México' },
  { code: 'GUA', name: 'Guanajuato' },
  { code: 'GRO', name: 'Guerrero' },
  { code: 'HID', name: 'Hidalgo' },
  { code: 'JAL', name: 'Jalisco' },
  { code: 'MIC', name: 'Michoacán' },
  { code: 'MOR', name: 'Morelos' },
  { code: 'NAY', name: 'Nayarit' },
  { code: 'NLE', name: 'Nuevo León' },
  { code: 'OAX', name: 'Oaxaca' },
  { code: 'PUE', name: 'Puebla' },
  { code: 'QUE', name: 'Querétaro' },
  { code: 'ROO', name: 'Quintana Roo' },
  { code: 'SLP', name: 'San Luis Potosí' },
  { code: 'SIN', name: 'Sinaloa' },
  { code: 'SON', name: 'Sonora' },
  { code: 'TAB', name: 'Tabasco' },
  { code: 'TAM', name: 'Tamaulipas' },
  { code: 'TLA', name: 'Tlaxcala' },
  { code: 'VER', name: 'Veracruz' },
  { code: 'YUC', name: 'Yucatán' },
  { code: 'ZAC', name: 'Zacatecas' },
];

/** Countries whose states or provinces a form offers. */
export const dividedCountries = ['US', 'CA', 'MX'] as const;

/** One of these countries. */
export type DividedCountry = (typeof dividedCountries)[number];

const isCanadian = ({ code }: Region) => canadianRegions.has(code);

const lists: Record<DividedCountry, readonly Subdivision[]> = {
  US: regions.filter((region) => !isCanadian(region)),
  CA: regions.filter(isCanadian),
  MX: mexican,
};

/** True for a country whose states or provinces a form offers. */
export function isDivided(country: string): country is DividedCountry {
  return dividedCountries.some((code) => code === country);
}

/**
 * The states or provinces of a country, by their English names; no entries for a country that a form does not ask about
 * any further, and undefined for a code that is no country's.
 */
export function subdivisionsOf(country: string): readonly Subdivision[] | undefined {
  if (isDivided(country)) return lists[country];
  return isCountry(country) ? [] : undefined;
}

/** Takes a choice such as `US-OR` apart, as the list of a page without script makes it: one list for all countries. */
export function readPlainState(choice: string): { country: string; state: string } {
  const [, country = '', state = ''] = /^([A-Z]{2})-([A-Z]{2,3})$/.exec(choice) ?? [];
  return { country, state };
}
