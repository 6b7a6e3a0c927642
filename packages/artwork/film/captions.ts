/**
 * Writes the film's captions and descriptions, in both languages, from `film/content/film.json` and the catalogs:
 *
 *   node packages/artwork/film/captions.ts            writes public/film/*.vtt
 *   node packages/artwork/film/captions.ts --check    writes nothing; fails when a file is out of date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { htmlLang, languages } from '#i18n/language.ts';
import { type FilmFile, filmFiles } from './film-words.ts';
import { noteSizes } from './note-sizes.ts';

const root = new URL('../../../', import.meta.url);
const files: FilmFile[] = (await Promise.all(languages.map((language) => filmFiles(language, root)))).flat();

if (process.argv.includes('--check')) {
  const stale = files.filter(({ path, text }) => {
    const file = new URL(path, root);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (stale.length > 0) {
    console.error(
      `${stale.map(({ path }) => path).join(', ')} tell something else than film.json and the catalogs, so viewers ` +
        'read old words; run `npm run film:captions -w @site/artwork` and commit the files.',
    );
    process.exitCode = 1;
  }
} else {
  for (const { path, text } of files) writeFileSync(new URL(path, root), text);
  await noteSizes(root);
  console.log(
    `${files.length} files for ${languages.map((language) => htmlLang[language]).join(' and ')} in public/film`,
  );
}
