/** Work that keeps the processor busy, begun one by one. */
export type LoopTurns = {
  /** True when whoever came now would wait too long. */
  isFull(): boolean;
  /** Resolves when it is one's turn to begin, in the order of asking. */
  next(): Promise<void>;
};

/** No turn counts as longer, in milliseconds: a machine that once stood still is not slow from then on. */
const longestTurn = 50;

/** How much the last turn says about the next one. */
const weight = 0.1;

/**
 * Lets one piece of work begin in each turn of the event loop, and whatever else has arrived meanwhile is done in between:
 * begun together, a hundred pieces would keep all other visitors waiting for the last of them.
 * @param options.longestWait Milliseconds in line from which on it is full, by how long turns have taken lately.
 * @param options.now The clock, in milliseconds.
 */
export function createLoopTurns({
  longestWait,
  now = () => performance.now(),
}: {
  longestWait: number;
  now?: () => number;
}): LoopTurns {
  const waiting: (() => void)[] = [];
  let usual = 0;
  let began = 0;

  function turn(): void {
    const at = now();
    usual += (Math.min(at - began, longestTurn) - usual) * weight;
    began = at;
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(turn);
  }

  return {
    isFull: () => waiting.length * usual > longestWait,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length > 1) return;
        began = now();
        setImmediate(turn);
      }),
  };
}
