import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser of another make than the tests' own, told what to do. One page is open in it. */
export interface DrivenBrowser {
  /** `Firefox 153.7.0` */
  name: string;
  /** Goes to an address and resolves when the page and what it names have been read. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page and gives back what it returns or resolves with, as JSON carries it. The function is sent
   * as text: it sees its arguments and the page, nothing of this program.
   */
  run<Value, Given extends unknown[]>(
    call: (...given: Given) => Value | Promise<Value>,
    ...given: Given
  ): Promise<Value>;
  close(): Promise<void>;
}

/** Why a browser cannot be driven here, for the person who ran the command. */
export class NoBrowser extends Error {}

/** The first of these programs that is on the path or at its place. */
export function findProgram(variable: string, names: readonly string[]): string | undefined {
  const wanted = process.env[variable];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new NoBrowser(`${variable} names ${wanted}, where no file is; correct or unset it.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...names.filter((name) => name.startsWith('/')), ...onPath].find((file) => existsSync(file));
}

/** Starts a program as the head of a group of its own, so that one signal ends it with all its children. */
export function startGroup(program: string, parameters: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, parameters, { ...options, detached: true });
  const endWithUs = () => endGroup(child);
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));
  return child;
}

/** Kills a group at once, as a loss of power would. Does nothing when it is gone already. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
