/**
 * Shows which addresses have changed since they were last accepted, and accepts them:
 *
 *     npm run i18n:slugs                        what has changed; exit code 1 while something has
 *     npm run i18n:slugs -- --accept            the old addresses lead to the new ones from now on
 *     npm run i18n:slugs -- --language es       en español
 *
 * It writes `locales/slugs.lock.json`, which belongs into the same commit as the catalog.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, languages } from '#i18n/language.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { readSlugLock, slugLockFile } from '#site/read-slug-lock.server.ts';
import { acceptPaths, lockedPaths, lockText, type SlugLock } from '#site/slug-lock.ts';
import { projectFolder } from './catalog-files.ts';
import { renderAcceptance, slugsWords } from './slug-lock-report.ts';

process.exitCode = await run(process.argv.slice(2));

/** @returns The exit code: 0 nothing to do or accepted, 1 something to decide, 2 called wrongly. */
async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const words = slugsWords(options.language);
  try {
    const paths = lockedPaths(readSlugFiles(pathToFileURL(projectFolder)));
    // A site whose addresses were never published has no lock yet; a lock that cannot be read stops the command.
    const lock = existsSync(projectFolder + slugLockFile) ? readSlugLock(projectFolder) : ({} as SlugLock);
    const acceptance = acceptPaths(lock, paths);
    const { changes, conflicts } = acceptance;
    console.log(renderAcceptance(acceptance, options.language));
    if (conflicts.length > 0) {
      console.log(words.refused(conflicts.length));
      return 1;
    }
    if (changes.length === 0) return 0;
    if (!options.accept) {
      console.log(words.notYet);
      return 1;
    }
    writeFileSync(projectFolder + slugLockFile, lockText(acceptance.lock));
    console.log(words.accepted(slugLockFile));
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n${words.mendFirst}`);
    return 1;
  }
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        accept: { type: 'boolean', default: false },
        language: { type: 'string', default: defaultLanguage },
      },
    });
    const { accept, language } = values;
    if (isLanguage(language)) return { accept, language };
    return `"${language}" is not a language of the site; use one of ${languages.join(', ')}.`;
  } catch (error) {
    return `${(error as Error).message}\nnpm run i18n:slugs -- [--accept] [--language ${languages.join('|')}]`;
  }
}
