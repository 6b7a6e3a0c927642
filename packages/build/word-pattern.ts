/**
 * A regular expression, as source, that matches some words and nothing else, short for what stands in every page:
 * `['eng', 'es']` → `/^e(ng|s)$/`, `['eng', 'es', 'fra']` → `/^(eng|es|fra)$/`.
 * @param words Letters only.
 */
export function wordPattern(words: readonly string[]): string {
  const [first = ''] = words;
  let common = 0;
  while (common < first.length && words.every((word) => word[common] === first[common])) common += 1;
  return `/^${first.slice(0, common)}(${words.map((word) => word.slice(common)).join('|')})$/`;
}
