import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { auditedPages } from '../audited-pages.ts';
import type { CellResult, PageWords } from '../contract.ts';
import { screenReader } from '../evidence/screen-reader.ts';
import { isFirstLook } from '../evidence/screenshot.ts';
import { planCells } from '../matrix.ts';
import { runCells, startBrowser } from '../runner.ts';
import { clockSetting, readingMoment, startClockAt } from './fixed-clock.ts';
import { wordsHeard } from './transcripts.ts';

/** Where the transcripts of the last reading lie, for whoever reads a page again. */
export const transcriptFolder = fileURLToPath(new URL('../../../.cache/transcripts', import.meta.url));

/**
 * Lets the simulated screen reader read every page of the built site in both languages at the moment of reading, and looks at
 * nothing else: a few minutes where the whole audit takes an hour and more. The transcripts lie in `transcriptFolder` as an audit keeps them.
 * @throws when a page could not be read: its reviews would silently be lost.
 */
export async function hearPages(
  tell: (done: number, all: number) => void = () => undefined,
): Promise<PageWords> {
  rmSync(transcriptFolder, { recursive: true, force: true });
  mkdirSync(transcriptFolder, { recursive: true });
  const cells = planCells(auditedPages(), [], 'full').filter(isFirstLook);
  // As an address, in which the spaces of a folder are none.
  const clock = new URL('./fixed-clock.ts', import.meta.url).href;
  const site = await startBuiltSite({
    NODE_OPTIONS: `--import=${clock}`,
    [clockSetting]: `${readingMoment}`,
  });
  const browser = await startBrowser();
  try {
    let done = 0;
    const results = await runCells(
      browser,
      cells,
      {
        form: 'page',
        folder: transcriptFolder,
        origins: site.origins,
        states: new Map(),
        engines: [],
        checks: [],
        collectors: [screenReader],
        prepare: (context) => context.addInitScript(startClockAt, readingMoment),
      },
      () => tell(++done, cells.length),
    );
    const unread = results.flatMap((result) => reasonsOf(result));
    if (unread.length > 0) {
      throw new Error(`Some pages could not be read, so nobody knows their words:\n${unread.join('\n')}`);
    }
    return wordsHeard(results, transcriptFolder);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Why a page has no transcript, a line; nothing where it has one. */
function reasonsOf(result: CellResult): string[] {
  if (result.status === 'skipped') return [`  ${result.cell.id}: ${result.reason}`];
  return result.rules.flatMap(({ outcome, reason }) =>
    outcome === 'untested' ? [`  ${result.cell.id}: ${reason}`] : [],
  );
}
