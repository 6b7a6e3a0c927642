import type { Call, Fault } from './instrument.ts';

/** One call that was made to fail, and what became of it. */
export type Outcome = {
  step: string;
  call: Call;
  fault: Fault;
  /** The number of the call among those of its kind. */
  nth: number;
  /** Calls that failed, and the file of the first; 0 where the step was over before the n-th. */
  failed: number;
  file: string;
  acknowledged: number;
  refused: number;
  lost: number;
  doubled: number;
  /** Starts and commands that ended with a nonzero code and a sentence. */
  sentences: number;
  /** Milliseconds from the mended disk to the next success. */
  recovery: number;
  /** Promises that were broken, each in a sentence. */
  broken: string[];
};

/** How long a server may take from a mended disk to its next acknowledgement, in milliseconds. */
export const longestRecovery = 10_000;

/** Numbers of calls to fail, at most so many of them, from the first to the last: `spread(9, 5)` → 1, 3, 5, 7, 9. */
export function spread(total: number, most: number): number[] {
  if (total <= most) return Array.from({ length: total }, (_, index) => index + 1);
  if (most === 1) return [1];
  return Array.from({ length: most }, (_, index) => 1 + Math.round((index * (total - 1)) / (most - 1)));
}

/** Why an ending is not what it should be: code and sentence, no place in the code, none of the system's own codes. */
export function faultOfEnding({ code, said }: { code: number | null; said: string }): string | undefined {
  const words = said.trim();
  if (code === null || code === 0) return `It ended with ${code ?? 'a signal'} instead of a code of a fault.`;
  const isSentence = /^[A-Z][^\n]* [^\n]*/.test(words) && /[.!?]$/.test(words);
  const isRaw = /\n\s+at |\bE[A-Z]{2,}:|errno|SQLITE_|\bdisk I\/O error|is full$/.test(words);
  return isSentence && !isRaw
    ? undefined
    : `It did not end with a clear sentence, but with: ${firstLine(words)}`;
}

/** Why an answer to a sender is none that a sender should get; `undefined` for an acknowledgement and for "come back later". */
export function faultOfAnswer(heard: {
  status: number;
  retryAfter: string | null;
  text: string;
}): string | undefined {
  const { status, retryAfter, text } = heard;
  if (status === 200 || status === 201) return undefined;
  if (status !== 503) return `A sender got ${status === 0 ? 'no answer' : status}.`;
  if (retryAfter === null) return 'A sender was not told when to come back.';
  return /sqlite|database|disk|errno|\/tmp|\n\s+at /i.test(text)
    ? 'A sender was told what is inside.'
    : undefined;
}

/** What must be in no line of a log: pieces of the forms that are sent here. */
const contents = /@example\.com|503-555-0100|Alder Court/;

/**
 * Why lines of a log do not tell of a fault as they should: not at all although something was refused, more often than there are
 * parts of the server that met it, without its name, or with a piece of a form.
 */
export function faultOfLog(
  lines: readonly string[],
  { least, most }: { least: number; most: number },
): string | undefined {
  if (lines.some((line) => contents.test(line))) return 'The log holds a piece of a form.';
  const told = lines.filter((line) => /"level":(40|50|"warn"|"error")/.test(line));
  if (told.length < least) return 'The log says nothing of the fault.';
  if (told.length > most) return `The log tells of one fault ${told.length} times: ${told.join(' ')}`;
  const nameless = told.find((line) => !/"code":"(E[A-Z]+|SQLITE_[A-Z]+)"/.test(line));
  return nameless === undefined ? undefined : `The log does not name the fault: ${nameless}`;
}

/** One row of the table. */
export type Figures = Omit<Outcome, 'nth' | 'failed' | 'file' | 'broken'> & { hit: number; broken: number };

/** Outcomes that hit something, added up by step, call and fault in the order in which they came. */
export function figuresOf(outcomes: readonly Outcome[]): Figures[] {
  const rows = new Map<string, Figures>();
  for (const { step, call, fault, failed, broken, ...one } of outcomes) {
    const name = `${step} ${call} ${fault}`;
    const none = { acknowledged: 0, refused: 0, lost: 0, doubled: 0, sentences: 0, recovery: 0 };
    const row = rows.get(name) ?? { step, call, fault, hit: 0, broken: 0, ...none };
    rows.set(name, row);
    if (failed > 0) row.hit += 1;
    for (const count of ['acknowledged', 'refused', 'lost', 'doubled', 'sentences'] as const)
      row[count] += one[count];
    row.recovery = Math.max(row.recovery, one.recovery);
    row.broken += broken.length;
  }
  return [...rows.values()];
}

/** True when no promise was broken. */
export function isClean(outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({ broken, lost, doubled }) => broken.length === 0 && lost === 0 && doubled === 0);
}

const columns: readonly [title: string, cell: (row: Figures) => string | number][] = [
  ['step', ({ step }) => step],
  ['call', ({ call }) => call],
  ['fault', ({ fault }) => fault],
  ['hit', ({ hit }) => hit],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['refused', ({ refused }) => refused],
  ['lost', ({ lost }) => lost],
  ['doubled', ({ doubled }) => doubled],
  ['ended with a sentence', ({ sentences }) => sentences],
  ['slowest recovery', ({ recovery }) => `${(recovery / 1000).toFixed(1)} s`],
  ['broken', ({ broken }) => broken],
];

/** The figures as a table in Markdown, which a terminal shows in columns as well. */
export function tableOf(rows: readonly Figures[]): string {
  const cells = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => String(cell(row)))),
  ];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)));
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...body.map(lineOf)].join('\n');
}

/** The broken promises, each with the call that broke it; the same one of many calls is said once. */
export function complaintsOf(outcomes: readonly Outcome[]): string[] {
  const places = new Map<string, string[]>();
  for (const { step, call, fault, nth, file, broken } of outcomes) {
    for (const sentence of broken) {
      const name = `${step}, ${call}, ${fault}: ${sentence}`;
      const place = file === '' ? `${nth}` : `${nth} (${file.slice(file.lastIndexOf('/') + 1)})`;
      places.set(name, [...(places.get(name) ?? []), place]);
    }
  }
  return [...places].map(([name, numbers]) => `${name} Call ${numbers.slice(0, 5).join(', ')}`);
}

function firstLine(text: string): string {
  return text === '' ? 'nothing' : text.split('\n', 1).join('').slice(0, 200);
}
