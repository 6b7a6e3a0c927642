import type { DestinationStream } from 'pino';

/** Lines that wait to be written together. */
export type BatchedLines = DestinationStream & {
  /** Writes what waits, now. */
  flush(): void;
};

/** How long a line waits at most, in milliseconds. */
const longestWait = 100;

/** So many characters are written without waiting any longer. */
const fullBatch = 32 * 1024;

/** Gathers lines and hands them on in one piece, in their order: by time, by size, or when told to. */
export function batchedLines(destination: DestinationStream): BatchedLines {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const lines = waiting;
    // Taken out first: what cannot be written once must not be tried again with every line that follows.
    waiting = '';
    destination.write(lines);
  }

  return {
    flush,
    write(line) {
      waiting += line;
      if (waiting.length >= fullBatch) flush();
      // A process that has nothing else to do need not stay for it: its end writes what waits.
      else timer ??= setTimeout(flush, longestWait).unref();
    },
  };
}
