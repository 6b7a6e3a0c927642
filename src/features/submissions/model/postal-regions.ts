import type { RegionCode } from './regions.ts';

/**
 * Where a run of ZIP codes begins, by their first three digits, and the state that the run lies in; `--` where more than one
 * does, or none that a form lists. A number between two runs that nobody uses counts with the one before it.
 */
const runs =
  '005NY006PR008--009PR010MA028RI030NH039ME050VT055MA056VT060CT063--064CT070NJ090--100NY150PA197DE200DC201VA202DC205--206MD' +
  '220VA247WV270NC290SC300GA320FL340--341FL343--344FL350AL370TN386MS398GA400KY430OH460IN480MI500IA530WI550MN569DC570SD' +
  '580ND590MT600IL630MO660KS680NE700LA716AR730OK733TX734OK739--740OK750TX800CO820WY832ID834--835ID840UT850AZ870NM885TX' +
  '889NV900CA962--968HI969--970OR980WA995AK';

const starts: readonly (readonly [start: string, region: string])[] = /* @__PURE__ */ Array.from(
  { length: runs.length / 5 },
  (_, index) => [runs.slice(index * 5, index * 5 + 3), runs.slice(index * 5 + 3, index * 5 + 5)],
);

/** The first letter of a Canadian code tells the province; X is shared by two territories. */
const provinces: Readonly<Record<string, RegionCode>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/**
 * The state or province that a ZIP or postal code lies in, or `null` where its beginning does not settle it. Works in the browser,
 * so that what is typed into a form goes nowhere before it is sent.
 */
export function regionOfPostalCode(code: string): RegionCode | null {
  const first = code.slice(0, 1);
  if (!/\d/.test(first)) return provinces[first] ?? null;
  const region = starts.findLast(([start]) => start <= code.slice(0, 3))?.[1];
  return region === undefined || region === '--' ? null : (region as RegionCode);
}
