const letters = 'abcdefghijklmnopqrstuvwxyzáéíóúüñ';
const accented: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'úü',
  n: 'ñ',
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ñ: 'n',
};

/**
 * The word that somebody meant who wrote another: one that differs by an accent, else by one slip of the fingers, and
 * of several the one that the catalogs use; else the closest of those that the catalogs use.
 */
export function nearestWord(
  word: string,
  knows: (word: string) => boolean,
  vocabulary: ReadonlySet<string>,
): string | undefined {
  const small = word.toLowerCase();
  const accents = slips(small, (letter) => accented[letter] ?? '').filter(knows);
  const near = accents.length > 0 ? accents : oneSlip(small).filter(knows);
  const found = near.find((each) => vocabulary.has(each)) ?? near[0] ?? closest(small, vocabulary);
  if (found === undefined || small === word) return found;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

/** The word with each of its letters changed into each of some others. */
function slips(word: string, others: (letter: string) => string): string[] {
  return [...word].flatMap((letter, at) =>
    [...others(letter)].map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  );
}

function oneSlip(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  return [
    ...places.map((at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)),
    ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...slips(word, () => letters),
    ...places.flatMap((at) => [...letters].map((letter) => word.slice(0, at) + letter + word.slice(at))),
  ].filter((each) => each !== word);
}

function closest(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  // More than two slips, or two in a short word, are another word.
  let least = word.length < 6 ? 2 : 3;
  for (const each of vocabulary) {
    if (each === word || Math.abs(each.length - word.length) >= least) continue;
    const distance = distanceOf(word, each, least);
    if (distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

/** How many letters must be written, left out or changed to make one word the other; `limit` where it is that or more. */
function distanceOf(one: string, other: string, limit: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return Math.min(limit, row[other.length] ?? limit);
}
