/**
 * `npm run build`: the whole site, ready to be served, in `build/`. A line for each step; with `--verbose` all that the
 * tools say:
 *
 *     npm run build
 *     npm run build -- --verbose
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages, ownName } from '#i18n/language.ts';
import { runSteps, type Step } from './run-steps.ts';
import { hashOfSite, noteBuild } from './test/kept-specs.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

const steps: readonly Step[] = [
  // Letters, feeds and files take their words from catalogs that no page imports: what builds the pages would miss none of them.
  { name: 'Words', parameters: ['packages/catalogs/check.ts', '--catalogs-only'], isBrief: true },
  { name: 'Content', parameters: ['packages/build/content/check.ts'], isBrief: true },
  { name: 'Maps', parameters: ['packages/build/maps/check-maps.ts'], isBrief: true },
  ...languages.map((language) => ({
    name: `Pages and scripts, ${ownName[language]}`,
    parameters: ['packages/build/build-languages.ts', language],
  })),
  {
    name: 'Policies, compression, source maps',
    parameters: ['packages/build/finish-build.ts'],
    isBrief: true,
  },
  { name: 'Search', parameters: ['packages/build/search/build-search.ts'], isBrief: true },
  {
    name: 'Pictures of shared links',
    parameters: ['packages/artwork/social-cards/draw-social-cards.ts'],
    isBrief: true,
  },
];

/** Whether everything is to be printed; undefined when the command was called wrongly. */
function readVerbose(): boolean | undefined {
  try {
    return parseArgs({ options: { verbose: { type: 'boolean' } } }).values.verbose ?? false;
  } catch {
    return undefined;
  }
}

/** How many pages lie finished in a build. */
function pagesOf(language: string): number {
  return Object.keys(JSON.parse(readFileSync(`${project}build/${language}/pages.json`, 'utf8'))).length;
}

const verbose = readVerbose();
if (verbose === undefined) {
  console.error('Usage: npm run build -- [--verbose]');
  process.exit(2);
}
const began = performance.now();
const sources = hashOfSite(project);
const code = await runSteps(steps, { cwd: project, verbose });
if (code !== 0) process.exit(code);
noteBuild(sources, project);
const pages = languages.map((language) => `build/${language} (${pagesOf(language)} finished pages)`);
console.log(
  `\nBuilt in ${((performance.now() - began) / 1000).toFixed(0)} s: ${pages.join(', ')}. ` +
    'Next: "npm run serve" opens the site, "npm run budget" weighs it.',
);
