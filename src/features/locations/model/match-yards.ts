import { plainText } from './plain-text.ts';
import type { Yard } from './yard.ts';

/** What a yard is called, by its id: names of the group's brands are known above this room. */
export type YardNames = (yard: Yard) => string;

/**
 * The yards that a text names: every word of it begins a word of the yard's name, place or street. `"ingot ferry"`,
 * `"yardlight conroe"`
 */
export function matchYards(text: string, yards: readonly Yard[], nameOf: YardNames): Yard[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return yards.filter((yard) => {
    const { quarter, street, city, region } = yard;
    const known = wordsOf(`${nameOf(yard)} ${quarter} ${street} ${city} ${region}`);
    return words.every((word) =>
      known.some((each) => (word.length < 3 ? each === word : each.startsWith(word))),
    );
  });
}

/** The yards of a state or province. */
export function yardsIn(region: string, yards: readonly Yard[]): Yard[] {
  return yards.filter((yard) => yard.region === region);
}

function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[ ,]+/)
    .filter((word) => word !== '');
}
