import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { componentFolders, readFolderDocs } from './components/component-docs.ts';

const id = 'virtual:component-docs';
const root = fileURLToPath(new URL('../../src/design-system/', import.meta.url));

/**
 * What the sources of the design system say of its components, `virtual:component-docs`: the workshop shows it beside the examples.
 * It is for the server alone.
 */
export function componentDocsPlugin(): Plugin {
  return {
    name: 'component-docs',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load(requested) {
      if (requested !== `\0${id}`) return undefined;
      const docs = Object.fromEntries(
        componentFolders(root).map((name) => {
          const folder = join(root, name);
          for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
          return [name, readFolderDocs(folder)];
        }),
      );
      return `export const componentDocs = ${JSON.stringify(docs)};`;
    },
  };
}
