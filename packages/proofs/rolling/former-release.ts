import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from '@site/build/serving/copy-sources.ts';
import { linkPackages } from '@site/build/serving/link-packages.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** What differs from the present release: words that the scripts of every page carry, so that these have other names. */
const change = {
  file: 'locales/eng/shared.po',
  now: 'msgstr "Skip to main content"',
  before: 'msgstr "Skip to the main content"',
};

/** A release that the present one takes the place of. */
export interface FormerRelease {
  /** Its project, built. */
  folder: string;
  remove(): void;
}

/**
 * Builds the project as it was a moment ago, in a folder of its own: the scripts of its pages have other names than those of the
 * present build. Takes as long as a build.
 * @throws with what the build said when it fails.
 */
export async function buildFormerRelease(): Promise<FormerRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'former-release-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  copySources(project, folder);
  linkPackages(project, folder);
  const file = join(folder, change.file);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(change.now)) throw new Error(`${change.file} does not hold ${change.now}.`);
  writeFileSync(file, text.replace(change.now, change.before));
  const build = spawn(process.execPath, ['packages/build/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-4000);
    });
  const [code] = await once(build, 'close');
  if (code !== 0) {
    remove();
    throw new Error(`The former release could not be built. It said:\n${said}`);
  }
  return { folder, remove };
}
