import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Part } from './parts.ts';

/** What became of a part. */
export interface PartResult {
  name: string;
  outcome: 'passed' | 'failed' | 'not run';
  milliseconds: number;
}

/**
 * Runs one part after the other until one fails; the output of each goes where this process writes.
 * @param say Is told which part begins, and which could not.
 */
export async function runParts(
  parts: readonly Part[],
  cwd: string,
  say: (line: string) => void,
): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const { name, command } of parts) {
    if (results.some(({ outcome }) => outcome === 'failed')) {
      results.push({ name, outcome: 'not run', milliseconds: 0 });
      continue;
    }
    say(`\n── ${name} ──`);
    const begin = performance.now();
    const passed = await run(command, cwd, say);
    const milliseconds = performance.now() - begin;
    results.push({ name, outcome: passed ? 'passed' : 'failed', milliseconds });
  }
  return results;
}

/**
 * A line for each part and one for all:
 *
 *     check              passed    0 min 31 s
 *     all                passed    0 min 31 s
 */
export function summaryOf(results: readonly PartResult[]): string {
  const total = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const outcome = results.some((result) => result.outcome === 'failed') ? 'failed' : 'passed';
  return [...results, { name: 'all', outcome, milliseconds: total }]
    .map((line) => `${line.name.padEnd(18)} ${line.outcome.padEnd(7)} ${lasted(line.milliseconds)}`)
    .join('\n');
}

/** 93_000 → `   1 min 33 s` */
function lasted(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(4)} min ${String(seconds % 60).padStart(2)} s`;
}

async function run(
  [program, ...words]: Part['command'],
  cwd: string,
  say: (line: string) => void,
): Promise<boolean> {
  // npm is a script of the shell on some systems.
  const child = spawn(program, words, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  try {
    const [code] = await once(child, 'close');
    return code === 0;
  } catch (error) {
    say(`${program} could not be started: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
