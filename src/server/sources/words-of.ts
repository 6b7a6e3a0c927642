/**
 * The words of an id.
 * @throws when there are none: a file with a hole where a word belongs looks finished.
 */
export function wordsOf<Words>(words: ReadonlyMap<string, Words>, id: string): Words {
  const own = words.get(id);
  if (own === undefined) throw new Error(`The content files have no words for "${id}"; write them.`);
  return own;
}
