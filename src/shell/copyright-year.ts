/** The year of the copyright line: the one that the reader's own calendar shows. */
export function copyrightYear(now: Date): number {
  return now.getFullYear();
}
