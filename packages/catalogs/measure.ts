/**
 * Measures the checker on this machine, so that a change of rules can be compared with what was before:
 *
 *     node packages/catalogs/measure.ts [seed]
 *
 * Prints how long 5,000 messages take, how many of a thousand generated faults are found, and what it says of our own
 * catalogs, which are clean.
 */
import { languages } from '#i18n/language.ts';
import { projectFolder, readCatalogs } from './catalog-files.ts';
import { checkCatalogs } from './catalog-rules.ts';
import { generateFaults } from './faults/generate.ts';
import { scoreFaults } from './faults/score.ts';
import { siteSlugRules } from './site-slugs.ts';
import { readSpellers } from './spelling/speller.ts';
import { vocabularyOf } from './spelling/vocabulary.ts';
import { readGlossary } from './warnings/glossary.ts';

const seed = Number(process.argv[2] ?? 1);
if (!Number.isInteger(seed)) {
  console.error('Usage: node packages/catalogs/measure.ts [seed], a whole number');
  process.exit(2);
}
const goalSeconds = 1;
const goalShare = 99.5;

const started = performance.now();
const catalogs = languages.flatMap((language) => readCatalogs(language));
const { glossary } = readGlossary(projectFolder);
const spellers = readSpellers(projectFolder, vocabularyOf(catalogs));
const knowledge = { slugRules: siteSlugRules(), glossary, spellers };
const { findings } = checkCatalogs(catalogs, knowledge);
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage();
const busy = (user + system) / 1e6;
const messages = catalogs.reduce((sum, { po }) => sum + po.entries.length, 0);
const per5000 = (seconds / messages) * 5000;

const { breaking, unsightly, missed } = scoreFaults(generateFaults(catalogs, 1000, seed), knowledge);
const share = ({ made, caught }: typeof breaking) =>
  `${((100 * caught) / made).toFixed(1)} % (${caught} of ${made})`;
const errors = findings.filter(({ severity }) => severity === 'error').length;

const rows = [
  ['', 'wanted', 'measured'],
  [`all ${messages} messages, read and checked`, '', `${seconds.toFixed(2)} s`],
  ['5,000 messages', `${goalSeconds} s`, `${per5000.toFixed(2)} s`],
  [
    '5,000 messages, processor alone',
    '',
    `${((busy / messages) * 5000).toFixed(2)} s, start of Node included`,
  ],
  ['faults that break a page, found', `${goalShare} %`, share(breaking)],
  ['faults that read badly, found', '', share(unsightly)],
  ['errors on our clean catalogs', '0', String(errors)],
  ['warnings on our clean catalogs', '0', String(findings.length - errors)],
];
for (const [what = '', wanted = '', measured = ''] of rows) {
  console.log(`${what.padEnd(42)} ${wanted.padStart(8)}  ${measured}`);
}
for (const { kind, text } of missed)
  console.log(`\nNot found: ${kind}\n${text.split('\n\n').slice(1).join('\n\n')}`);
