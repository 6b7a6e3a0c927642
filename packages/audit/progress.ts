/** How far an audit is. */
export interface Progress {
  done: number;
  all: number;
  /** Cells that this run has done itself; those of an earlier run say nothing about its pace. */
  here: number;
  failed: number;
  skipped: number;
  /** Milliseconds since this run began. */
  elapsed: number;
}

/** `  412 of 1500 cells   3 findings   0 skipped   about 14 minutes left`: never wider than 80 columns. */
export function progressLine({ done, all, here, failed, skipped, elapsed }: Progress): string {
  const parts = [
    `${String(done).padStart(String(all).length)} of ${all} cells`,
    `${failed} failed findings`,
    `${skipped} skipped`,
    remaining(here, all - done, elapsed),
  ];
  return parts.join('   ').slice(0, 79);
}

/** How long what is left will take at the pace so far, in words; nothing before the pace is known. */
export function remaining(here: number, left: number, elapsed: number): string {
  if (left === 0) return 'done';
  if (here < 4) return '';
  const minutes = Math.round((elapsed / here) * left * (1 / 60_000));
  if (minutes < 1) return 'less than a minute left';
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

/** Says how far an audit is: on a terminal one line that changes, in a log a line now and then. */
export function progressTeller(
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const isLast = progress.done === progress.all;
    if (out.isTTY) {
      out.write(`\r${progressLine(progress).padEnd(79)}${isLast ? '\n' : ''}`);
      return;
    }
    const pause = 30_000;
    if (!isLast && progress.elapsed - last < pause) return;
    last = progress.elapsed;
    out.write(`${progressLine(progress)}\n`);
  };
}
