/**
 * `npm run third-language -w @site/build`: adds French to a copy of the project, one line and PO files, builds the copy, serves it,
 * and asks it what a third language must answer. It takes a minute or two; the project itself is not touched.
 * Exit codes: 0 all holds, 1 something does not.
 */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@site/catalogs/catalog-files.ts';
import { copyProject } from '@site/catalogs/project-copy.ts';
import { addFrench } from '@site/catalogs/third-language.ts';
import { askThirdLanguage } from './ask-third-language.ts';
import { startBuiltSite } from './serving/built-site.ts';

/** What a person does after adding the line and the files, and what `npm run build` does; no picture is compared. */
const steps: readonly (readonly [what: string, script: string, ...options: string[]])[] = [
  ['its addresses are accepted', 'packages/catalogs/slugs.ts', '--accept'],
  ['the check of the catalogs is content', 'packages/catalogs/check.ts'],
  ['every language is built', 'packages/build/build-languages.ts'],
  ['the builds are finished', 'packages/build/finish-build.ts'],
  ['the search has an index', 'packages/build/search/build-search.ts'],
  ['pages, hreflang and site maps agree', 'packages/build/check-page-languages.ts'],
];

const copy = copyProject();
try {
  for (const name of ['public', 'TRANSLATING.md', 'TRANSLATING.es.md'])
    symlinkSync(join(projectFolder, name), join(copy.folder, name));
  addFrench(copy);
  for (const [what, script, ...options] of steps) {
    const { code, output } = copy.run(script, ...options);
    if (code !== 0) throw new Error(`Not so: ${what}. ${script} said:\n${output.slice(-6000)}`);
    console.log(what);
  }
  const site = await startBuiltSite({}, copy.folder);
  try {
    for (const { fact, holds } of await askThirdLanguage(Number(new URL(site.english).port))) {
      if (holds) console.log(fact);
      else {
        console.error(`Not so: ${fact}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await site.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  copy.remove();
}
