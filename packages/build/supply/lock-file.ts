import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lock file has it. */
export interface LockedPackage {
  version?: string;
  /** Only for checks and the build: `npm ci --omit=dev` leaves it out. */
  dev?: boolean;
  hasInstallScript?: boolean;
  /** A workspace of ours: a link to its folder. */
  link?: boolean;
  resolved?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** The lock file, by the folder that each package is put into. */
export type LockedPackages = Record<string, LockedPackage>;

/** What a `package.json` of ours asks for. */
export type Wanted = readonly (readonly [name: string, version: string])[];

/** Reads the lock file of the project in a folder. */
export function readLockFile(project: string): LockedPackages {
  const lock: { packages: LockedPackages } = JSON.parse(
    readFileSync(join(project, 'package-lock.json'), 'utf8'),
  );
  return lock.packages;
}

/** What the project and its workspaces ask for, but for each other. */
export function readWanted(project: string): Wanted {
  return ['package.json', ...globSync('packages/*/package.json', { cwd: project })]
    .map(
      (path): Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>> =>
        JSON.parse(readFileSync(join(project, path), 'utf8')),
    )
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([name]) => name !== 'site' && !name.startsWith('@site/'));
}

/** The packages that are fetched, by the folder they are put into. */
export function fetchedPackages(lock: LockedPackages): [folder: string, LockedPackage][] {
  return Object.entries(lock).filter(([folder, { link }]) => /(^|\/)node_modules\//.test(folder) && !link);
}

/**
 * Why an installation from this lock file could bring something other than what was looked at, one sentence each:
 * whoever holds the registry or the line to it must not be able to change what is installed, and nothing that production
 * installs may run before somebody starts it.
 */
export function lockFaults(lock: LockedPackages, wanted: Wanted): string[] {
  const fetched = fetchedPackages(lock);
  const faults = wanted
    .filter(([, version]) => !isExact(version))
    .map(([name, version]) => `${name} is asked for as "${version}"; ask for one exact version.`);
  for (const [folder, { version, integrity, resolved, hasInstallScript, dev }] of fetched) {
    if (version === undefined || !isExact(version))
      faults.push(`${folder} has no exact version; let npm write the lock file anew.`);
    if (!isStrong(integrity))
      faults.push(
        `${folder} has no sha512 of its content, so anything would be taken for it; remove its entry and let npm write it anew.`,
      );
    if (resolved !== undefined)
      faults.push(
        `${folder} names the registry it came from; .npmrc says omit-lockfile-registry-resolved, write it anew.`,
      );
    if (hasInstallScript && !dev)
      faults.push(
        `${folder} runs a script when production is installed; find another package, or one that brings none.`,
      );
  }
  return faults;
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}

function isStrong(integrity: string | undefined): boolean {
  return integrity !== undefined && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
}
