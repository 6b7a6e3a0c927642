/** Whether a thing is bought: gladly, if something is done first, never; some names are products that are sold only. */
export type Verdict = 'yes' | 'conditions' | 'no' | 'sold';

/** Answers that a visitor may ask for. */
export const askedVerdicts = ['yes', 'conditions', 'no'] as const;

/**
 * What a magnet may do at home, and which entries that answers. A thing that holds a magnet at its iron parts only answers both
 * "sticks" and "a little": it depends on where somebody has tried.
 */
export const magnetAnswers: Readonly<Record<string, readonly string[]>> = {
  sticks: ['sticks', 'parts'],
  weak: ['weak', 'parts'],
  no: ['no'],
};

/** Longest question that is read, in characters. */
export const longestQuestion = 100;

/** The parameters of the catalogue's form, as its address has them. */
export const filterParameters = {
  text: 'q',
  family: 'family',
  verdict: 'verdict',
  magnet: 'magnet',
  weight: 'weight',
  near: 'near',
} as const;

/** What a visitor asks the catalogue for. Empty: no matter. */
export interface MaterialFilters {
  text: string;
  family: string;
  verdict: string;
  magnet: string;
  /** What the visitor has of it, in pounds, and where: they filter nothing, and say what it brings. */
  weight: string;
  near: string;
}

/**
 * What an address asks for. A family, an answer or a test that does not exist counts as none, and a text is text: what it may
 * hold besides words is dropped here and nothing else of it is ever used.
 */
export function readFilters(parameters: URLSearchParams, families: readonly string[]): MaterialFilters {
  const family = parameters.get(filterParameters.family) ?? '';
  const verdict = parameters.get(filterParameters.verdict) ?? '';
  const magnet = parameters.get(filterParameters.magnet) ?? '';
  return {
    text: readQuestion(parameters.get(filterParameters.text)),
    family: families.includes(family) ? family : '',
    verdict: askedVerdicts.some((each) => each === verdict) ? verdict : '',
    magnet: Object.hasOwn(magnetAnswers, magnet) ? magnet : '',
    weight: readQuestion(parameters.get(filterParameters.weight)),
    near: readQuestion(parameters.get(filterParameters.near)),
  };
}

/** True when a visitor has asked for a part of the catalogue. */
export function isFiltered({ weight: _, near: __, ...filters }: MaterialFilters): boolean {
  return Object.values(filters).some((asked) => asked !== '');
}

/** Entries of the family, with the answer, and on which a magnet does what a visitor asks for. */
export function filterMaterials<Entry extends { family: string; verdict: string; magnet: string }>(
  entries: readonly Entry[],
  { family, verdict, magnet }: MaterialFilters,
): Entry[] {
  return entries.filter(
    (entry) =>
      (family === '' || entry.family === family) &&
      (verdict === '' || entry.verdict === verdict) &&
      (magnet === '' || magnetAnswers[magnet]?.includes(entry.magnet)),
  );
}

/** The address of a question: (`/sell`, `wire`, no family, no answer) → `/sell?q=wire`. */
export function filterTarget(path: string, filters: MaterialFilters): string {
  const query = new URLSearchParams();
  for (const [part, name] of Object.entries(filterParameters)) {
    const value = filters[part as keyof MaterialFilters];
    if (value !== '') query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** One line of text, without control characters and blanks around it, at most as long as a question may be. */
function readQuestion(value: string | null): string {
  return [...(value ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestQuestion).join('').trim();
}
