import { readFile, stat, writeFile } from 'node:fs/promises';
import videos from '#features/film/content/videos.json' with { type: 'json' };

/** Writes what each file of the film weighs where the page of the videos reads it. */
export async function noteSizes(root: URL): Promise<void> {
  const list = new URL('src/features/film/content/videos.json', root);
  let text = await readFile(list, 'utf8');
  for (const { file } of videos.files) {
    const { size } = await stat(new URL(`public/film/${file}`, root));
    text = text.replace(new RegExp(`("file": "${file}",[^}]*"bytes": )\\d+`), `$1${size}`);
  }
  await writeFile(list, text);
}
