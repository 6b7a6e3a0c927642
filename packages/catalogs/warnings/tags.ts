import { placeholderMark, tagPattern } from '../message-shape.ts';

/** The words between the tags of one name: `<link>the prices</link>`. */
const wrapped = /<(\w+)>(.*?)<\/\1>/gs;

const wordPattern = new RegExp(`[\\p{L}\\p{N}'’-]+|${placeholderMark}|\\{\\w+\\}`, 'gu');

/** Little words, which Spanish needs more of: they say nothing of what a tag stands around. */
const little = new Set(
  'a al con de del el en la las lo los o para por que se su sus un una y the an and at by for in of on or our to with your'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] =>
  (text.replace(tagPattern, ' ').match(wordPattern) ?? []).filter((word) => !little.has(word.toLowerCase()));

/** What each tag of a text stands around, in the order of the text; one that stands twice is left out. */
function insidesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(wrapped)];
  const names = found.map(([, name]) => name);
  return new Map(
    found.flatMap(([, name = '', inside = '']) =>
      names.indexOf(name) === names.lastIndexOf(name) ? [[name, inside] as const] : [],
    ),
  );
}

/**
 * The first tag that seems to stand around what the English has elsewhere: two tags that changed places while their words
 * did not, or one that took the words beside it. Nothing where the words inside show that they moved with their tags.
 */
export function misplacedTag(text: string, source: string): string | undefined {
  if (!text.includes('<')) return undefined;
  const [insides, wanted] = [insidesOf(text), insidesOf(source)];
  return exchangedTag(insides, wanted) ?? greedyTag(text, source, insides, wanted);
}

function exchangedTag(
  insides: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): string | undefined {
  const order = [...wanted.keys()].filter((name) => insides.has(name));
  const given = [...insides.keys()].filter((name) => wanted.has(name));
  for (const [at, one] of order.entries()) {
    for (const other of order.slice(at + 1)) {
      const [oneIn, otherIn] = [insides.get(one) ?? '', insides.get(other) ?? ''];
      const [oneOut, otherOut] = [wanted.get(one) ?? '', wanted.get(other) ?? ''];
      const [stay, swap] = [
        difference(oneIn, oneOut) + difference(otherIn, otherOut),
        difference(oneIn, otherOut) + difference(otherIn, oneOut),
      ];
      const isTurned = given.indexOf(one) > given.indexOf(other);
      // Where nothing tells, tags in another order are worth a look; tags in the order of the English are not.
      if (isTurned ? stay >= swap : isProven(oneIn, otherIn, oneOut, otherOut)) return `<${one}>`;
    }
  }
  return undefined;
}

/** How little two passages are alike: by the values that only one has, and by how many words they have. */
function difference(one: string, other: string): number {
  const [ones, others] = [valuesIn(one), valuesIn(other)];
  const lone = [...ones, ...others].filter((value) => !(ones.includes(value) && others.includes(value)));
  return lone.length * 10 + Math.abs(wordsIn(one).length - wordsIn(other).length);
}

const valuesIn = (text: string): string[] => text.match(/\{\w+\}|\d[\d.,]*/g) ?? [];

/** Whether each of two tags holds the value of the other one. */
function isProven(oneIn: string, otherIn: string, oneOut: string, otherOut: string): boolean {
  const [a, b, c, d] = [oneIn, otherIn, oneOut, otherOut].map((text) => valuesIn(text).join());
  return a !== '' && b !== '' && a !== b && a === d && b === c;
}

/** A tag with three times the words of the English, where what is left outside became less: "our <a>prices</a> today". */
function greedyTag(
  text: string,
  source: string,
  insides: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): string | undefined {
  for (const [name, inside] of insides) {
    const before = wordsIn(wanted.get(name) ?? '').length;
    const now = wordsIn(inside).length;
    if (before === 0 || now < before * 3) continue;
    if (wordsIn(text).length - now < wordsIn(source).length - before) return `<${name}>`;
  }
  return undefined;
}
