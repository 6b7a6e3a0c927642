/** The kinds of yard that a search looks for unless it says otherwise: the metals yards, as the results page names them. */
export const defaultDivision = 'MRB,SMB';

/** Longest search text that is sent on, in characters. */
export const longestSearch = 200;

/** The parameters of a search, in the order in which its address has them. */
export const searchParameters = { text: 'zip', division: 'div', takes: 'takes' } as const;

/** What a visitor may look for, with the divisions that each kind stands for. Its words are in `location-type-words.ts`. */
export const locationTypes = [
  { id: 'metals', division: defaultDivision },
  { id: 'auto', division: 'ARB' },
  { id: 'all', division: 'MRB,SMB,ARB' },
] as const;

/** One kind of yard that a visitor may look for. */
export type LocationType = (typeof locationTypes)[number]['id'];

/** How the box looks: `theme1` on basalt, `theme2` on light paper. */
export type SearchTheme = 'theme1' | 'theme2';

/** The theme asked for; an unknown one is `theme2`. */
export function readTheme(theme: string | undefined): SearchTheme {
  return theme === 'theme1' ? 'theme1' : 'theme2';
}

/** What was typed, without the blanks around it: `" 97204 "` → `97204`, and `""` when there is nothing to search for. */
export function readSearchText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, longestSearch) : '';
}

/**
 * Where a search leads: (`/locations/search`, `97204`) → `/locations/search?zip=97204&div=MRB%2CSMB`.
 * @param takes Id of a thing or a grade: only yards that take it are looked for. "" for all.
 */
export function searchTarget(
  path: string,
  text: string,
  division: string = defaultDivision,
  takes = '',
): string {
  const query = new URLSearchParams([
    [searchParameters.text, text],
    [searchParameters.division, division],
    ...(takes === '' ? [] : [[searchParameters.takes, takes]]),
  ]);
  return `${path}?${query}`;
}
