import type { Plugin } from 'vite';

/** Files that every page loads, each long enough to be felt as it starts (`vite-chunks.ts`). */
const divided = ['packages', 'site'];

/** What stands at the end of such a file: whoever imports it starts in a task of its own. */
export const pause = 'await new Promise((go) => setTimeout(go));';

/**
 * Lets the code of a page start in several tasks. A browser runs all that a module imports in one piece, 150 to 190 ms on a slow
 * phone, and a press in the middle of it waits for the end; now it is answered between the packages, what every page has of the
 * site, and the page's own part.
 */
export function dividedStart(): Plugin {
  const found = new Set<string>();
  return {
    name: 'divided-start',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, { name }) {
      if (!divided.includes(name)) return null;
      found.add(name);
      // Nothing before it moves, so the source map still fits.
      return { code: `${code}\n${pause}\n`, map: null };
    },
    generateBundle() {
      for (const name of divided)
        if (!found.has(name))
          this.error(
            `No file of the build is named "${name}"; packages/build/vite-divided-start.ts divides its start.`,
          );
    },
  };
}
