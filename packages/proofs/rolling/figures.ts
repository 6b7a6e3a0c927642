/** What a rolling restart did to those who were there. */
export interface RollingFigures {
  restarts: number;
  /** Exit codes of the servers that were asked to stop; null for one that had to be killed. */
  exitCodes: readonly (number | null)[];
  /** Pages that were asked for, and how long the slowest whole answer took, in milliseconds. */
  pages: number;
  slowestPage: number;
  /** Files of pages that stayed open, of either release, that were asked for. */
  files: number;
  /** Pages and files that came with another status, or not to their end: what happened, and how often. */
  failures: ReadonlyMap<string, number>;
  /** Submissions that were acknowledged, of these not stored, and stored twice. */
  acknowledged: number;
  lost: number;
  duplicates: number;
  /** Submissions that were not acknowledged at once, so that their sender had to send them again. */
  sentAgain: number;
}

/** Whether nobody noticed anything. */
export function isUnnoticed({
  exitCodes,
  failures,
  lost,
  duplicates,
  sentAgain,
  ...figures
}: RollingFigures) {
  const isAsked =
    figures.pages > 0 &&
    figures.files > 0 &&
    figures.acknowledged > 0 &&
    exitCodes.length === figures.restarts;
  return (
    isAsked &&
    figures.restarts > 0 &&
    exitCodes.every((code) => code === 0) &&
    failures.size === 0 &&
    lost + duplicates + sentAgain === 0
  );
}

/** The figures in words, a line each. */
export function rollingReport(figures: RollingFigures): string {
  const { restarts, exitCodes, pages, files, slowestPage, failures, acknowledged, lost, duplicates } =
    figures;
  const failed = [...failures].map(([what, times]) => `${what} ${times} times`).join(', ') || 'none';
  const ends = [...new Set(exitCodes)].map((code) => code ?? 'killed').join(', ');
  return [
    `${isUnnoticed(figures) ? 'clean ' : 'FAULTY'}  ${restarts} restarts, exit codes ${ends}`,
    `        pages: ${pages}, the slowest after ${Math.round(slowestPage)} ms; files of open pages: ${files}; failed: ${failed}`,
    `        submissions: ${acknowledged} acknowledged, ${lost} lost, ${duplicates} stored twice, ${figures.sentAgain} sent again`,
    '',
  ].join('\n');
}
