import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages } from '#i18n/language.ts';
import { inlineHashes } from '#site/inline-hashes.ts';
import { slimManifest } from './slim-manifest.ts';
import { moveMaps } from './source-maps.ts';

/**
 * The last step of a build, after both languages are made:
 *
 * - lists the prerendered pages in `build/{language}/pages.json`, each with the hashes of its inline scripts and styles.
 *   The server counts them again at start and refuses pages that were changed in between;
 * - leaves out of the route manifest what no browser reads;
 * - compresses every asset once, as small as it goes, so that the server only hands bytes out;
 * - removes what must not be served (the bundler's manifest), and puts the source maps of the scripts into
 *   `build/{language}/maps`, which no server hands out: they hold the sources, and only our own stacks are read with them;
 * - notes in `build/build.json` what was built and when, for the console.
 */

/** Text that gains from compression; fonts, images and film are compressed as they are. */
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.vtt', '.webmanifest']);

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

for (const language of languages) {
  const client = `build/${language}/client`;
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  moveMaps(client, `build/${language}/maps`);
  const files = filesBelow(client);

  for (const file of files.filter((each) => /\/manifest-[\w-]+\.js$/.test(each)))
    writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));

  const pages = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => {
      const folder = relative(client, file).replace(/(^|\/)index\.html$/, '');
      return [`/${folder}`, { file: relative(client, file), csp: inlineHashes(readFileSync(file, 'utf8')) }];
    });
  writeFileSync(`build/${language}/pages.json`, `${JSON.stringify(Object.fromEntries(pages), null, 1)}\n`);

  const assets = files.filter((file) => compressible.has(extname(file)) && file.includes('/assets/'));
  await Promise.all(assets.map(compress));
  console.log(`${language}: ${pages.length} prerendered pages, ${assets.length} assets compressed`);
}

writeFileSync(
  'build/build.json',
  `${JSON.stringify({ commit: commitHash(), builtAt: new Date().toISOString() })}\n`,
);

/** The commit at hand; `null` where the project lies outside a repository. */
function commitHash(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

async function compress(file: string): Promise<void> {
  const source = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    gunzippable(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
