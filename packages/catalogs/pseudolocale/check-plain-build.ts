/**
 * The last look at a build: that no text of it is instrumented (pseudolocale, marked messages), and that it does not
 * hold the editor of texts, which belongs to `npm run dev`. Such builds lie in `.cache/`; should one ever find its way
 * into `build/`, this stops it before anyone serves it.
 *
 *     node packages/catalogs/pseudolocale/check-plain-build.ts [folder]
 */
import { instrumentedFiles } from './instrumented-files.ts';

const folder = process.argv[2] ?? 'build';
const { found, looked } = instrumentedFiles(folder);
if (looked === 0) {
  console.error(`There is no build in ${folder}; run "npm run build" first.`);
  process.exit(2);
}
for (const file of found.slice(0, 10))
  console.error(`${file} holds instrumented text, or the editor of texts; run "npm run build" again.`);
console.log(`${looked} files of the build, ${found.length} instrumented`);
if (found.length > 0) process.exit(1);
