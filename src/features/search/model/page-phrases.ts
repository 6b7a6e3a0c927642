/** Parts the phrases of a page from each other, in content and catalogs. */
const mark = '|';

/** How many phrases a page has at least and at most: fewer miss what people type, more lead away from other pages. */
export const phraseCount = { least: 10, most: 20 } as const;

/** The phrases of a text such as `sell my car | junk my car`. */
export function phrasesOf(text: string): string[] {
  return text
    .split(mark)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** What is wrong with the phrases of a page, as the end of a sentence; `null` where nothing is. */
export function phrasesFault(text: string): string | null {
  const { least, most } = phraseCount;
  const { length } = phrasesOf(text);
  if (length >= least && length <= most) return null;
  return `must hold ${least} to ${most} phrases parted by ${mark}; holds ${length}`;
}
