/** Work that a text from outside causes. */
export type Work = (text: string) => unknown;

/** Lengths that are compared, in characters: the longest is what a body may hold at most. */
const short = 8 * 1024;
const long = 32 * 1024;

/**
 * The text is four times as long, so linear work takes four times as long and quadratic work sixteen times. Between the two lies
 * what a busy machine adds, and what it adds to work of next to nothing, in milliseconds.
 */
const fourfold = 8;
const noise = 10;

/** Work that doubles with every character, or with every second one, is found before a text on which it would never end. */
const firstLengths = [14, 26, 52, 208] as const;

/** What some systems count the work of a thread in, in milliseconds: less than one is none, or a whole one. */
const tick = 4;

/** Tries of each length; the best of them is what the work itself takes. */
const tries = 4;

/** Milliseconds of a try that leave no doubt either way: less is next to nothing, more no noise explains. */
const clear = { less: 1, more: 200 };

/**
 * Whether work grows faster than its text. A suspicion has to hold three times in a row, since what was compiled or has to be
 * cleared up adds to any try.
 */
export function growsTooFast(work: Work, textOf: (length: number) => string): boolean {
  const [a, b, c, d] = firstLengths;
  const stages = [
    [a, b],
    [b, c],
    [c, d],
    [short, long],
  ] as const;
  return stages.some(([small, large]) => {
    for (let round = 0; round < 3; round += 1) {
      const before = best(work, textOf(small));
      const after = best(work, textOf(large));
      // A doubt is the work's: of the short text the most that it may have taken, of the long one the least.
      const most = Math.min(before.clock, before.thread + tick);
      if (Math.min(after.clock, after.thread) <= most * fourfold + noise) return false;
    }
    return true;
  });
}

/** The least work of several tries, in milliseconds: by the clock, which other programs make longer, and of this thread, in ticks. */
function best(work: Work, text: string): { clock: number; thread: number } {
  const least = { clock: Number.POSITIVE_INFINITY, thread: Number.POSITIVE_INFINITY };
  for (let tried = 0; tried < tries; tried += 1) {
    const before = process.threadCpuUsage();
    const start = performance.now();
    work(text);
    const clock = performance.now() - start;
    const { user, system } = process.threadCpuUsage(before);
    least.clock = Math.min(least.clock, clock);
    least.thread = Math.min(least.thread, (user + system) / 1000);
    if (clock < clear.less || least.thread > clear.more) break;
  }
  return least;
}

/** What patterns stumble over: runs of what they repeat, and pairs that two of their parts could both take. */
const pieces = [
  ...['a', 'A', '1', ' ', '\t', '\n', '.', '-', '@', '%', '?', '+', '(', '<', '"', '\\', '/', ';', ',', '='],
  ...['á', '\u0301', '\u200b', '\u202e', '\ud800', '👩‍🔧', '\u2028', 'ﷺ'],
  ...[
    'a.',
    'a-',
    'a@',
    '@a.',
    '1-',
    '1 ',
    ' \t',
    '. ',
    'a ',
    '%40',
    '&a=',
    '&#',
    '\\u',
    'A1',
    '((',
    '":"',
    '[{',
  ],
];

/** What makes a pattern that has run to the end turn back. */
const endings = ['', '!', '\n', '@'];

/** Names of texts and how to make them in any length: each piece repeated, with each ending. */
export const worstTexts: readonly (readonly [name: string, textOf: (length: number) => string])[] =
  pieces.flatMap((piece) =>
    endings.map(
      (ending) =>
        [
          JSON.stringify(`${piece}…${ending}`),
          (length: number) => piece.repeat(Math.ceil(length / piece.length)) + ending,
        ] as const,
    ),
  );
