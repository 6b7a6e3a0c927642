/** Codes of Canada's provinces and territories; every other region of our lists belongs to the United States. */
export const canadianRegions: ReadonlySet<string> = new Set(
  'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
);
