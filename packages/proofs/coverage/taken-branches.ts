import type { Branch } from './branches.ts';

/** A stretch of a script and how often it ran, as V8 counts it; stretches lie within one another. */
interface CountedRange {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** What one process left in the folder `NODE_V8_COVERAGE`, as far as it is read here. */
export interface CoverageReport {
  result: readonly {
    /** `file:///…/health.ts`, in tests also with a query. */
    url: string;
    functions: readonly { ranges: readonly CountedRange[] }[];
  }[];
}

/**
 * Adds to `taken` those branches of a file that the process behind one report has taken.
 *
 * @param path of the file below its project; a test may run it in a project folder of its own, by a link
 */
export function addTaken(
  taken: Set<Branch>,
  report: CoverageReport,
  path: string,
  branches: readonly Branch[],
): void {
  for (const script of report.result) {
    if (!script.url.split('?')[0]?.endsWith(`/${path}`)) continue;
    const ranges = script.functions.flatMap((one) => one.ranges);
    for (const branch of branches) {
      const count = countAt(ranges, branch.offset);
      if (branch.from === undefined ? count > 0 : countAt(ranges, branch.from) > count) taken.add(branch);
    }
  }
}

/** The innermost stretch around an offset says how often it ran. */
function countAt(ranges: readonly CountedRange[], offset: number): number {
  let innermost: CountedRange | undefined;
  for (const range of ranges) {
    if (offset < range.startOffset || offset >= range.endOffset) continue;
    if (innermost === undefined || lengthOf(range) <= lengthOf(innermost)) innermost = range;
  }
  return innermost?.count ?? 0;
}

const lengthOf = ({ startOffset, endOffset }: CountedRange) => endOffset - startOffset;
