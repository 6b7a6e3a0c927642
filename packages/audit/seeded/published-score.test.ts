import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reportPage } from '../report/page.ts';
import { makeReport } from '../report/report.ts';
import { sampleResults } from '../report/sample-results.ts';
import { wording } from '../report/wording.ts';
import { allFaults, allInspectors } from './parts.ts';
import { hashOf, isSilent, type Score } from './score.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const score: Score = JSON.parse(read('score.json'));
const again = 'repeat npm run score -w @site/audit and commit score.json';

describe('the published score', () => {
  test('is that of the faults and engines as they are now', async () => {
    const faults = await allFaults();
    expect(
      score.details.map(({ id }) => id),
      again,
    ).toEqual(faults.map(({ id }) => id));
    expect(score.hash, again).toBe(hashOf(faults));
    const inspectors = await allInspectors();
    expect(score.assertors, again).toEqual(inspectors.map(({ name, version }) => ({ name, version })));
  });

  test('counts what its details say', () => {
    const { faults, caught, silentControls, details } = score;
    expect([faults, caught, silentControls]).toEqual([
      details.length,
      details.filter(({ caughtBy }) => caughtBy.length > 0).length,
      details.filter(isSilent).length,
    ]);
  });

  test.each([['../README.md'], ['../../../docs/recipes.md']])('is the one that %s tells', (file) => {
    const told = read(file).replace(/\s+/g, ' ');
    const { faults, caught, silentControls } = score;
    expect(told).toContain(
      `of ${faults} seeded faults they find ${caught}, and of as many clean controls ${silentControls} pass in silence`,
    );
  });

  test.each(['eng', 'es'] as const)('stands in the report in %s, with what was missed', (language) => {
    const [first, ...others] = score.details;
    if (!first) throw new Error('The score has no details.');
    const worse = {
      ...score,
      caught: 0,
      details: [{ ...first, caughtBy: [], alarms: ['axe-core/x'] }, ...others],
    };
    const page = (given: Score) => reportPage(makeReport(sampleResults, { score: given }), language);
    const { missed, alarms, byCriterion } = wording[language].score;
    for (const words of [byCriterion, score.day, 'ibm-equal-access', '>4.1.2 '])
      expect(page(score)).toContain(words);
    expect(page(worse)).toContain(missed);
    expect(page(worse)).toContain(alarms);
    expect(page(worse)).toContain('axe-core/x');
    expect(page(worse)).toContain(`>${first.title}</span>`);
  });
});
