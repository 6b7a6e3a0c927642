import { canadianRegions } from '#i18n/world/canadian-regions.ts';
import { plainText } from './plain-text.ts';

/** What visitors may call a state or province, in either language; accents do not matter. What pages call it is theirs. */
const names: Record<string, readonly string[]> = {
  AL: ['Alabama'],
  AK: ['Alaska'],
  AZ: ['Arizona'],
  AR: ['Arkansas'],
  CA: ['California'],
  CO: ['Colorado'],
  CT: ['Connecticut'],
  DE: ['Delaware'],
  DC: ['District of Columbia', 'Distrito de Columbia'],
  FL: ['Florida'],
  GA: ['Georgia'],
  HI: ['Hawaii', 'Hawái'],
  ID: ['Idaho'],
  IL: ['Illinois'],
  IN: ['Indiana'],
  IA: ['Iowa'],
  KS: ['Kansas'],
  KY: ['Kentucky'],
  LA: ['Louisiana', 'Luisiana'],
  ME: ['Maine'],
  MD: ['Maryland'],
  MA: ['Massachusetts'],
  MI: ['Michigan'],
  MN: ['Minnesota'],
  MS: ['Mississippi', 'Misisipi'],
  MO: ['Missouri', 'Misuri'],
  MT: ['Montana'],
  NE: ['Nebraska'],
  NV: ['Nevada'],
  NH: ['New Hampshire', 'Nuevo Hampshire'],
  NJ: ['New Jersey', 'Nueva Jersey'],
  NM: ['New Mexico', 'Nuevo México'],
  NY: ['New York', 'Nueva York'],
  NC: ['North Carolina', 'Carolina del Norte'],
  ND: ['North Dakota', 'Dakota del Norte'],
  OH: ['Ohio'],
  OK: ['Oklahoma'],
  OR: ['Oregon'],
  PA: ['Pennsylvania', 'Pensilvania'],
  RI: ['Rhode Island'],
  SC: ['South Carolina', 'Carolina del Sur'],
  SD: ['South Dakota', 'Dakota del Sur'],
  TN: ['Tennessee'],
  TX: ['Texas', 'Tejas'],
  UT: ['Utah'],
  VT: ['Vermont'],
  VA: ['Virginia'],
  WA: ['Washington'],
  WV: ['West Virginia', 'Virginia Occidental'],
  WI: ['Wisconsin'],
  WY: ['Wyoming'],
  PR: ['Puerto Rico'],
  GU: ['Guam'],
  VI: ['U.S. Virgin Islands', 'Virgin Islands', 'Islas Vírgenes'],
  MP: ['Northern Mariana Islands', 'Islas Marianas del Norte'],
  AS: ['American Samoa', 'Samoa Americana'],
  AB: ['Alberta'],
  BC: ['British Columbia', 'Columbia Británica'],
  MB: ['Manitoba'],
  NB: ['New Brunswick', 'Nuevo Brunswick'],
  NL: ['Newfoundland and Labrador', 'Newfoundland', 'Terranova y Labrador', 'Terranova'],
  NS: ['Nova Scotia', 'Nueva Escocia'],
  NT: ['Northwest Territories', 'Territorios del Noroeste'],
  NU: ['Nunavut'],
  ON: ['Ontario'],
  PE: ['Prince Edward Island', 'Isla del Príncipe Eduardo'],
  QC: ['Quebec'],
  SK: ['Saskatchewan'],
  YT: ['Yukon'],
};

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([code, called]) =>
    [code, ...called].map((name): [string, string] => [plainText(name), code]),
  ),
);

/** The two letters of the state or province that a text names, in either language; `null` for any other text. */
export function regionNamed(text: string): string | null {
  return codes.get(plainText(text)) ?? null;
}

/** The country of a state or province. */
export function countryOf(region: string): 'US' | 'CA' {
  return canadianRegions.has(region) ? 'CA' : 'US';
}
