import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { languages } from '#i18n/language.ts';
import { wordPattern } from './word-pattern.ts';

const id = 'virtual:starter';

/**
 * Gives the inline starter (`src/app/starter.ts`) as minified text, `virtual:starter`: it is inlined in every page, so that
 * the first thing a page does needs no request.
 */
export function starterPlugin(): Plugin {
  const source = fileURLToPath(new URL('../../src/app/starter.ts', import.meta.url));
  return {
    name: 'starter',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    async load(requested) {
      if (requested !== `\0${id}`) return undefined;
      this.addWatchFile(source);
      const result = await build({
        configFile: false,
        logLevel: 'silent',
        publicDir: false,
        define: { languagePattern: wordPattern(languages) },
        build: { write: false, minify: true, lib: { entry: source, formats: ['iife'], name: 'starter' } },
      });
      const [output] = Array.isArray(result) ? result : [result];
      const chunk = output && 'output' in output ? output.output[0] : undefined;
      if (!chunk)
        throw new Error('src/app/starter.ts gave no output; menus would not open before hydration.');
      return `export const starter = ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
