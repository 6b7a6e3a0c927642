import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** One step of a longer command: a program of Node. */
export interface Step {
  /** What it is called in its line. */
  name: string;
  parameters: readonly string[];
  /** What it prints is what it made, in a line or two, and is shown. */
  isBrief?: boolean;
}

export interface RunStepsOptions {
  cwd: string;
  /** Everything that the steps say. Default: what they made and, of one that fails, all of it. */
  verbose?: boolean;
  write?: (text: string) => void;
}

/** What a tool calls by a name of its own and nobody has to read at each build. */
const notes = /^\[[A-Z_]{4,}\]/;

/**
 * Runs steps one after the other, a line and a time for each. Resolves with the exit code: that of the first step that
 * fails, after all that it said.
 */
export async function runSteps(steps: readonly Step[], options: RunStepsOptions): Promise<number> {
  const { cwd, verbose = false, write = (text) => void process.stdout.write(text) } = options;
  for (const { name, parameters, isBrief = false } of steps) {
    const began = performance.now();
    write(verbose ? `${name}\n` : `${name} … `);
    const { code, said } = await run(parameters, cwd, verbose ? write : () => undefined);
    const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    if (code !== 0) {
      write(verbose ? '' : `failed after ${took}\n\n${said}\n`);
      write(`\n"${name}" failed, so nothing after it was done; what it said stands above.\n`);
      return code;
    }
    write(verbose ? `${name}: ${took}\n\n` : `${took}\n`);
    if (!verbose) write(madeBy(said, isBrief));
  }
  return 0;
}

function madeBy(said: string, isBrief: boolean): string {
  const lines = stripVTControlCharacters(said).trim().split('\n');
  if (isBrief) return lines.map((line) => `  ${line}\n`).join('');
  const count = lines.filter((line) => notes.test(line)).length;
  return count === 0
    ? ''
    : `  ${count} ${count === 1 ? 'note' : 'notes'} of the bundler, to be read with --verbose\n`;
}

function run(parameters: readonly string[], cwd: string, hear: (text: string) => void) {
  return new Promise<{ code: number; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        hear(text);
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
