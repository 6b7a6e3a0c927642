/**
 * What content holds under an id that other content names.
 * @throws when there is nothing: an answer or a file with a hole in it looks finished.
 */
export function getOrThrow<Held>(content: ReadonlyMap<string, Held>, id: string): Held {
  const held = content.get(id);
  if (held === undefined) throw new Error(`Nothing is known of "${id}", which the content names; write it.`);
  return held;
}
