/**
 * `npm run supply -w @site/build`: holds the lock file and the licences of all packages against the project's rules, and says
 * how many there are. `-- --sbom FILE` writes down what production is made of, in CycloneDX.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './bill-of-materials.ts';
import { licencesOf } from './licences.ts';
import { lockFaults, readLockFile, readWanted } from './lock-file.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const { values } = parseArgs({ options: { sbom: { type: 'string' } } });

const lock = readLockFile(project);
const { byLicence, licenceOf, faults: unfit } = licencesOf(lock, project);
const faults = [...lockFaults(lock, readWanted(project)), ...unfit];
const bill = billOfMaterials(
  lock,
  JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')),
  licenceOf,
);
console.log(`Licences: ${byLicence.map(([licence, { length }]) => `${licence} ${length}`).join(', ')}.`);
console.log(`Production may hold ${bill.components.length} packages; the rest are tools.`);
if (values.sbom !== undefined) writeFileSync(values.sbom, `${JSON.stringify(bill, null, 2)}\n`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    'Every package is pinned and carries its sha512; none of production runs a script when installed.',
  );
