import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { EvidenceCollector } from '../run-cell.ts';
import { isFirstLook } from './screenshot.ts';

const find = createRequire(import.meta.url);

/** How the report calls what spoke: it is no product that anybody uses, and must never pass for one. */
export const spokenBy = 'simulated (virtual-screen-reader)';

/** A page of more phrases than this goes round in a circle; the guide to the API and the list of what is bought have five thousand. */
const most = 12_000;

/** What a simulated screen reader says from the top of the page to its end: once a page and language. */
export const screenReader: EvidenceCollector = {
  id: 'screen-reader',
  when: 'after',
  appliesTo: isFirstLook,
  async run({ openAgain, keep }) {
    const page = await openAgain();
    const phrases = await readAloud(page);
    await keep('simulated-screen-reader', 'screen-reader.txt', transcript(phrases));
  },
};

/** The transcript as it is kept: first who spoke, then a phrase a line. */
export function transcript(phrases: readonly string[]): string {
  return [`# ${spokenBy}`, ...phrases, ''].join('\n');
}

/** What `@guidepup/virtual-screen-reader` gives, as far as it is used. */
interface SimulatedReader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
}

declare global {
  interface Window {
    /** Put into a page that is to be read. */
    simulatedReader?: SimulatedReader;
  }
}

let address: string | undefined;

/** Lets the simulated reader go through a page, which is changed by it. */
export async function readAloud(page: Page): Promise<string[]> {
  const script = find.resolve('@guidepup/virtual-screen-reader/browser.js');
  address ??= `data:text/javascript;base64,${readFileSync(script).toString('base64')}`;
  // As a script of the page: an import within the function below would be rewritten where a test runs it.
  await page.addScriptTag({
    type: 'module',
    content: `import { virtual } from '${address}'; window.simulatedReader = virtual;`,
  });
  await page.waitForFunction(() => window.simulatedReader !== undefined);
  return await page.evaluate(async (limit) => {
    const reader = window.simulatedReader;
    if (!reader) return [];
    // A browser that runs scripts shows none of it, and to the reader it is one long text of tags.
    for (const unseen of document.querySelectorAll('noscript')) unseen.replaceChildren();
    await reader.start({ container: document.body });
    for (let count = 0; count < limit; count += 1) {
      if ((await reader.lastSpokenPhrase()) === 'end of document') break;
      await reader.next();
    }
    const phrases = await reader.spokenPhraseLog();
    await reader.stop();
    return phrases;
  }, most);
}
