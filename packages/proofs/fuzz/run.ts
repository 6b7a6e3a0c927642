import { parseArgs } from 'node:util';
import { operations } from '#server/openapi/describe-api.ts';
import { fuzzApi } from '#tests/server/fuzz/fuzz-api.ts';

/**
 * `npm run fuzz -w @site/proofs -- --runs 5000`: throws so many generated requests at every call of a server of its own and says what
 * came back. `--seed` repeats a run, `--call submitOfficeHours` keeps to one call. Ends with 1 when anything was not as described.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, call: { type: 'string' } },
});
const runs = wholeNumber('--runs', values.runs ?? '5000');
const seed = values.seed === undefined ? undefined : wholeNumber('--seed', values.seed);

if (values.call !== undefined && !operations.some(({ id }) => id === values.call)) {
  console.error(
    `There is no call "${values.call}". There are: ${operations.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(2);
}
const start = performance.now();
const report = await fuzzApi({
  runs,
  ...(seed === undefined ? {} : { seed }),
  ...(values.call === undefined ? {} : { call: values.call }),
  onCall({ id, statuses, fault }) {
    const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
    console.log(`${fault === undefined ? 'ok  ' : 'FAIL'} ${id.padEnd(22)} ${counts.join(', ')}`);
    if (fault !== undefined) console.error(fault);
  },
});
for (const fault of report.aftermath) console.error(`FAIL afterwards: ${fault}`);

const failed = report.calls.filter(({ fault }) => fault !== undefined).length + report.aftermath.length;
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `${report.calls.length} calls, ${runs} requests each, ${seconds} s, seed ${report.seed}: ${failed} faults.`,
);
process.exitCode = failed === 0 ? 0 : 1;

function wholeNumber(name: string, text: string): number {
  if (!/^-?\d{1,10}$/.test(text))
    throw new Error(`${name} must be a whole number, for example ${name} 5000.`);
  return Number(text);
}
