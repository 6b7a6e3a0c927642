import { meaningfulStems } from '#features/materials/model/word-forms.ts';

/** A part as far as the search asks. */
export interface NamedPart {
  group: string;
  /** What it is called, in every language that the site has: people who repair cars mix them. */
  names: readonly string[];
}

/** The longest question that is read. */
export const longestPartQuestion = 80;

/** The parameters of the page, in the order in which an address has them. */
export const partParameters = { text: 'q', group: 'group' } as const;

/**
 * The parts that a question means: those that share most of its words, in their order, and none that shares no word. A word may be the beginning of a part's word:
 * (`mofle`) → the muffler; (`front door civic`) → the front door. All parts for a question without a word.
 */
export function findParts<Part extends NamedPart>(parts: readonly Part[], question: string): Part[] {
  const asked = meaningfulStems(question.slice(0, longestPartQuestion));
  if (asked.length === 0) return question.trim() === '' ? [...parts] : [];
  const shared = parts.map((part) => {
    const own = stemsOf(part.names);
    return { part, count: asked.filter((word) => own.some((each) => isMeant(word, each))).length };
  });
  const most = Math.max(...shared.map(({ count }) => count));
  return most === 0 ? [] : shared.filter(({ count }) => count === most).map(({ part }) => part);
}

/** Two letters begin too much: they are a word of their own, as in `AC`. */
const isMeant = (word: string, own: string): boolean =>
  own === word || (word.length > 2 && own.startsWith(word));

const stemsOnce = new WeakMap<readonly string[], readonly string[]>();

function stemsOf(names: readonly string[]): readonly string[] {
  const known = stemsOnce.get(names) ?? names.flatMap(meaningfulStems);
  stemsOnce.set(names, known);
  return known;
}
