import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { EvidenceCollector } from '../run-cell.ts';
import { isFirstLook } from './screenshot.ts';

const find = createRequire(import.meta.url);

/** How the report calls what spoke: it is no product that anybody uses, and must never pass for one. */
export const spokenBy = 'simulated (virtual-screen-reader)';

/** A page of more phrases than this goes round in a circle. */
const most = 4000;

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

let address: string | undefined;

/** Lets the simulated reader go through a page, which is changed by it. */
export async function readAloud(page: Page): Promise<string[]> {
  const script = find.resolve('@guidepup/virtual-screen-reader/browser.js');
  address ??= `data:text/javascript;base64,${readFileSync(script).toString('base64')}`;
  return await page.evaluate(
    async ([module, limit]) => {
      const { virtual } = (await import(module)) as {
        virtual: {
          start(options: { container: Element }): Promise<void>;
          next(): Promise<void>;
          lastSpokenPhrase(): Promise<string>;
          spokenPhraseLog(): Promise<string[]>;
          stop(): Promise<void>;
        };
      };
      await virtual.start({ container: document.body });
      for (let count = 0; count < limit; count += 1) {
        if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
        await virtual.next();
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return phrases;
    },
    [address, most] as const,
  );
}
