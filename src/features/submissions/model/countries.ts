import { formatLocale, type Language } from '#i18n/language.ts';

/** A country as lists name it. */
export interface Country {
  /** ISO 3166-1, two letters. */
  code: string;
  name: string;
}

/** Where our yards and mills are, and their neighbour: most visitors look for these, so they come first. */
const nearest = ['US', 'CA', 'MX'] as const;

/** Every other code that ISO 3166-1 assigns. */
const others =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM ' +
  'JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP ' +
  'MQ MR MS MT MU MV MW MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA ' +
  'RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const codes: readonly string[] = [...nearest, ...others.split(' ')];

/** True for the code of a country in the list. */
export function isCountry(code: string): boolean {
  return codes.includes(code);
}

/**
 * All countries under their names in a language: the three nearest, then the rest in alphabetical order. The names are
 * the machine's own, so ask on the server only: a browser of another year names some countries differently.
 */
export function countriesIn(language: Language): Country[] {
  const locale = formatLocale[language];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = codes.map((code) => ({ code, name: names.of(code) ?? code }));
  return [
    ...named.slice(0, nearest.length),
    ...named.slice(nearest.length).sort((one, other) => compare(one.name, other.name)),
  ];
}
