/** Each form on the page that shows where its submission stands says here which one that is. */
const followers = new Set<() => string>();

/** From now on this part of the page tells the visitor of the submission that `current` names. Returns its end. */
export function follow(current: () => string): () => void {
  followers.add(current);
  return () => {
    followers.delete(current);
  };
}

/**
 * True while a part of this page tells of a submission itself. Once the visitor has gone on to another page of the
 * site, nobody does, and its news is for the notices that stand on every page.
 */
export function isFollowed(id: string): boolean {
  return [...followers].some((current) => current() === id);
}
