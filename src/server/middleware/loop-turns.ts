/** Work that keeps the processor busy, begun one by one. */
export type LoopTurns = {
  /** True when whoever came now would wait too long. */
  isFull(): boolean;
  /** Resolves when it is one's turn to begin, in the order of asking. */
  next(): Promise<void>;
};

/** No turn counts as longer, in milliseconds: a machine that once stood still is not slow from then on. */
const longestTurn = 50;

/**
 * Passes of the event loop from one turn to the next where pages matter more than the work. Node takes one new connection in a
 * pass: with a piece of work in each, whoever comes behind fifty new connections of one caller would wait for fifty pieces.
 */
export const passesForOthers = 10;

/** How much the last turn says about the next one. */
const weight = 0.1;

/**
 * Lets one piece of work begin in each pass of the event loop, or in every so many, and whatever else has arrived meanwhile is
 * done in between: begun together, a hundred pieces would keep all other visitors waiting for the last of them.
 * @param options.longestWait Milliseconds in line from which on it is full, by how long turns have taken lately. Default: it never is.
 * @param options.passes Passes of the event loop from one piece to the next. Default: 1.
 * @param options.now The clock, in milliseconds.
 */
export function createLoopTurns({
  longestWait = Number.POSITIVE_INFINITY,
  passes = 1,
  now = () => performance.now(),
}: {
  longestWait?: number;
  passes?: number;
  now?: () => number;
} = {}): LoopTurns {
  const waiting: (() => void)[] = [];
  let usual = 0;
  let began = 0;
  let passesLeft = 0;
  let isRunning = false;

  /** Goes on for as long as the last turn lasts: who comes then, to an empty line, has not waited yet. */
  function pass(): void {
    if (passesLeft > 0) passesLeft -= 1;
    if (passesLeft === 0 && waiting.length > 0) {
      const at = now();
      usual += (Math.min(at - began, longestTurn) - usual) * weight;
      began = at;
      passesLeft = passes;
      waiting.shift()?.();
    }
    isRunning = passesLeft > 0;
    if (isRunning) setImmediate(pass);
  }

  return {
    isFull: () => waiting.length * usual > longestWait,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) began = now();
        if (isRunning) return;
        isRunning = true;
        setImmediate(pass);
      }),
  };
}
