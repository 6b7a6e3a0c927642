import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The kinds of calls that can be made to fail. The same numbers stand in `shim.c`. */
export const calls = { write: 1, sync: 2, rename: 3, truncate: 4, create: 5, remove: 6 } as const;

/** A kind of call: `rename` is a second name (`link`) as well, `create` a new folder as well. */
export type Call = keyof typeof calls;

/**
 * How a call fails. `error`: once, with EIO. `no-space`: once, with ENOSPC. `full`: with ENOSPC, as does every later one that
 * needs room, until the disk is mended. `short`: half of a write is taken, then the disk is full.
 */
export const faults = { error: 1, 'no-space': 2, full: 3, short: 4 } as const;

/** One of these ways. */
export type Fault = keyof typeof faults;

/** What the instrument did since it was armed. */
export type Hits = {
  /** Calls of each kind. */
  counted: Record<Call, number>;
  /** Calls that were made to fail. */
  failed: number;
  /** The file of the first of them; empty where there was none. */
  file: string;
};

/** The instrument cannot run here. Its message says what to install. */
export class InstrumentMissing extends Error {}

/** The library that fails calls, and the file through which it is told which. */
export type Instrument = {
  /** What a program needs in its environment to be under the instrument, for calls on files below some folders. */
  variables(folders: readonly string[]): Record<string, string>;
  /** Lets the n-th call of a kind fail, counted from now on. */
  arm(call: Call, nth: number, fault: Fault): void;
  /** Fails nothing more, and tells what was done. */
  disarm(): Hits;
  /** Tells what was done so far. */
  read(): Hits;
  close(): void;
};

/** Numbers at the beginning of the control file: kind, n, fault, failed, whether the disk is full, and a count for each kind from 0. */
const numbers = 5 + 7;
const longestPath = 4096;
const bytes = numbers * 4 + longestPath;

/** Builds the library for this machine and makes its control file. @throws InstrumentMissing */
export function openInstrument(): Instrument {
  if (process.platform !== 'linux') throw new InstrumentMissing('Disk faults need Linux.');
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-faults-'));
  const library = join(folder, 'shim.so');
  const source = fileURLToPath(new URL('./shim.c', import.meta.url));
  try {
    execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is not there' : 'built nothing';
    throw new InstrumentMissing(
      `gcc ${why}, and without it no call can be made to fail. Install gcc and the headers of libc: apt-get install gcc libc6-dev`,
    );
  }
  const path = join(folder, 'control');
  const file = openSync(path, 'w+', 0o600);
  const set = (...values: number[]) =>
    writeSync(file, new Uint8Array(Int32Array.from(values).buffer), 0, values.length * 4, 0);
  const read = () => {
    const block = Buffer.alloc(bytes);
    readSync(file, block, 0, bytes, 0);
    return readHits(block);
  };
  writeSync(file, Buffer.alloc(bytes), 0, bytes, 0);
  return {
    variables: (folders) => ({
      LD_PRELOAD: library,
      DISK_FAULTS_CONTROL: path,
      DISK_FAULTS_BELOW: folders.join(':'),
    }),
    arm(call, nth, fault) {
      writeSync(file, Buffer.alloc(bytes), 0, bytes, 0);
      set(0, nth, faults[fault]);
      // Last: from here on it counts.
      set(calls[call]);
    },
    disarm() {
      set(0);
      const hits = read();
      set(0, 0, 0, 0, 0);
      return hits;
    },
    read,
    close() {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the control file's block. Its numbers are in the order of this machine, which wrote them. */
export function readHits(block: Buffer): Hits {
  const all = new Int32Array(block.buffer.slice(block.byteOffset, block.byteOffset + numbers * 4));
  const [, , , failed = 0] = all;
  const counted = Object.fromEntries(
    Object.entries(calls).map(([call, number]) => [call, all[5 + number] ?? 0]),
  ) as Record<Call, number>;
  const name = block.subarray(numbers * 4);
  const end = name.indexOf(0);
  return { counted, failed, file: name.toString('utf8', 0, end < 0 ? name.length : end) };
}
