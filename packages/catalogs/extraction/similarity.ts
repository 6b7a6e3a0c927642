/**
 * How alike two texts are, from 0 to 1, as `msgmerge` measures it: twice what they share in order, by what they hold.
 * `We pay today`, `We pay now` → 0.73.
 */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const total = a.length + b.length;
  return total === 0 ? 1 : (2 * commonLength(a, b)) / total;
}

/** The most that two texts can be alike, judged by their lengths alone: spares reading most pairs. */
export function mostSimilarity(a: string, b: string): number {
  const total = a.length + b.length;
  return total === 0 ? 1 : (2 * Math.min(a.length, b.length)) / total;
}

/** The length of the longest text that is left of both when letters are struck out. */
function commonLength(a: string, b: string): number {
  let above = new Uint16Array(b.length + 1);
  let row = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < b.length; j += 1) {
      row[j + 1] = a[i] === b[j] ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0);
    }
    [above, row] = [row, above];
  }
  return above[b.length] ?? 0;
}
