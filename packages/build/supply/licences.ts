import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedPackages, type LockedPackage, type LockedPackages } from './lock-file.ts';

/** Licences that go with ours in what production serves and runs: they ask for their notice, and nothing of our code. */
const fitsProduction: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  // Data of browsers, named with its source where it is kept.
  'CC-BY-4.0',
]);

/** Licences of tools, which are never given away with the site: those change nothing of ours by being used. */
const fitsTools: ReadonlySet<string> = new Set([
  ...fitsProduction,
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  // As `zipcodes` writes it; the text beside it is that of three clauses.
  'BSD',
]);

/** Packages that name their licence in a text alone, as somebody read it there. */
const readInText: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

/** Which licences the packages have, and which of them do not go with ours. */
export interface LicenceReport {
  /** Folders of packages by licence, the licence with most packages first. */
  byLicence: [licence: string, folders: string[]][];
  /** The licence of a package by its folder, `none` where nobody says. */
  licenceOf: (folder: string) => string;
  faults: string[];
}

/**
 * Reads the licence of every package.
 * @param project The project's folder: a package whose lock entry is silent may say it in its own file.
 */
export function licencesOf(lock: LockedPackages, project: string): LicenceReport {
  const byLicence = new Map<string, string[]>();
  const byFolder = new Map<string, string>();
  const faults: string[] = [];
  for (const [folder, locked] of fetchedPackages(lock)) {
    const licence =
      locked.license ?? licenceInFile(join(project, folder, 'package.json')) ?? readInText[folder] ?? 'none';
    byFolder.set(folder, licence);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), folder]);
    if (!fits(licence, locked))
      faults.push(`${folder} has the licence "${licence}", which nobody has allowed.`);
  }
  return {
    byLicence: [...byLicence].sort(([, one], [, other]) => other.length - one.length),
    licenceOf: (folder) => byFolder.get(folder) ?? 'none',
    faults,
  };
}

/** `(MIT OR GPL-3.0-or-later)` → true: one of them will do. `(MIT AND Zlib)` asks for both. */
function fits(licence: string, { dev }: LockedPackage): boolean {
  const allowed = dev ? fitsTools : fitsProduction;
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each.trim())));
}

/** The licence as a package says it itself, also in the list that npm has not read for years. */
function licenceInFile(path: string): string | undefined {
  try {
    const { license, licenses }: { license?: string; licenses?: { type?: string }[] } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    return license ?? licenses?.[0]?.type;
  } catch {
    // Not installed here: it is for another machine.
    return undefined;
  }
}
