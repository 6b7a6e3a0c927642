/**
 * Reads the files of deploy/ with the programs that will read them in earnest:
 *
 *     npm run deploy-files -w @site/proofs
 *     npm run deploy-files -w @site/proofs -- --file Caddyfile
 *
 * On copies, with a certificate of their own, and without starting anything. Names what was not run because its program is not
 * installed. Ends with 1 on any fault, 2 when it was called wrongly.
 */
import { parseArgs } from 'node:util';
import { deployChecks, unjudged } from './checks.ts';
import { look } from './look.ts';
import { findToolIn } from './tools.ts';

const known = [...new Set(deployChecks.flatMap(({ files }) => files))];

const usage = `Usage: npm run deploy-files -w @site/proofs -- [--file FILE]\nFILE is one of: ${known.join(', ')}.`;

function readOptions(): { file: string | undefined } | undefined {
  try {
    const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
    return file === undefined || known.includes(file) ? { file } : undefined;
  } catch {
    return undefined;
  }
}

const options = readOptions();
if (!options) {
  console.error(usage);
  process.exit(2);
}
const { file } = options;
const findTool = findToolIn(process.env.PATH ?? '');
const count = { clean: 0, faulty: 0, 'not-run': 0 };
for (const check of deployChecks.filter(({ files }) => file === undefined || files.includes(file))) {
  const found = look(check, { folder: 'deploy', findTool });
  const name = `${check.files.join(' + ')}: ${check.by}`;
  count[found.kind] += 1;
  if (found.kind === 'clean') console.log(`clean    ${name}`);
  else if (found.kind === 'not-run') console.log(`not run  ${name}, since ${found.missing} is not installed`);
  else console.log([`FAULTY   ${name}`, ...found.faults.map((fault) => `         ${fault}`)].join('\n'));
}
if (file === undefined)
  for (const [name, why] of Object.entries(unjudged)) console.log(`not read ${name}: ${why}`);
console.log(`${count.clean} clean, ${count.faulty} faulty, ${count['not-run']} not run`);
if (count.faulty > 0) process.exitCode = 1;
