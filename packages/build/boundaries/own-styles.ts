import { placesIn } from '../source-file.ts';
import type { Finding } from './finding.ts';

/** So many blocks of styles the pages, the features and the shell may have between them. The number only ever goes down. */
export const mostOwnStyles = 59;

const ownStyle = /(?<=^(?:export )?const \w+ = )styled[.(]/gm;

/** `styled` outside the design system: each call is a look that nobody else can use, and that the theme does not know of. */
export function ownStyleFindings(files: readonly { path: string; text: string }[]): Finding[] {
  const found = files
    .filter(({ path }) => /^src\/(?!design-system\/).*(?<!\.test)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const placeOf = placesIn(text);
      return [...text.matchAll(ownStyle)].map(({ index }) => ({ path, ...placeOf(index) }));
    });
  if (found.length <= mostOwnStyles) return [];
  return found.map((place) => ({
    rule: 'own-styles',
    ...place,
    text:
      `one of ${found.length} blocks of styles outside the design system, where ${mostOwnStyles} may be: ` +
      'take a component of src/design-system (its README lists them by use), give one a few properties with `sx` and tokens, or give a pattern that ' +
      'two pages share a component of its own; `styled` stays for what is truly one page’s',
  }));
}
