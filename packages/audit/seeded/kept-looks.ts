import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assertor } from '../contract.ts';

/** Where looks are kept: whatever makes another look of one is part of `what`. */
export interface KeptLooks {
  /** The rules that failed, in a look that was kept. */
  recall: (who: Assertor['name'], what: unknown) => string[] | undefined;
  keep: (who: Assertor['name'], what: unknown, failed: readonly string[]) => void;
}

const audit = fileURLToPath(new URL('..', import.meta.url));

/**
 * Keeps looks in a folder, so that a score that was stopped goes on, and a mended page is looked at alone. Nothing is recalled
 * once a line has changed of whoever looked, or of how pages are opened.
 */
export function keptLooks(folder: string, isFresh: boolean): KeptLooks {
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ofChecks = hashOfSources('checks', 'page');
  const ofEngines = hashOfSources('engines');
  const fileOf = (who: Assertor['name'], what: unknown) =>
    join(
      folder,
      createHash('sha256')
        .update(JSON.stringify([who, who === 'scripted' ? ofChecks : ofEngines, what]))
        .digest('hex'),
    );
  return {
    recall: (who, what) => {
      const file = fileOf(who, what);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : undefined;
    },
    keep: (who, what, failed) => writeFileSync(fileOf(who, what), JSON.stringify(failed)),
  };
}

function hashOfSources(...folders: readonly string[]): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) =>
    readdirSync(join(audit, folder))
      .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(audit, folder, name)),
  );
  const opening = ['faults.ts', 'visit.ts', 'runner.ts', 'exclusions.json', 'elsewhere/which-checks.ts'];
  const seeded = ['inspectors.ts', 'served-files.ts', 'page-window.ts'];
  files.push(...[...opening, ...seeded.map((name) => `seeded/${name}`)].map((name) => join(audit, name)));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}
