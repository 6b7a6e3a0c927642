import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { workerAddress } from '#features/saved-pages/model/saved-store.ts';
import { queueWorkerAddress } from '#features/submissions/model/queue-worker.ts';
import { type Language, languages } from '#i18n/language.ts';
import { draftLanguages } from './vite-draft-languages.ts';
import { wordPattern } from './word-pattern.ts';

const id = 'virtual:pre-hydration-script';
const sourceOf = (name: string): string =>
  fileURLToPath(new URL(`../../src/app/${name}.ts`, import.meta.url));
const sources = {
  preHydrationScript: sourceOf('pre-hydration-script'),
  pageScript: sourceOf('page-script'),
  worker: sourceOf('offline-worker'),
  queueWorker: sourceOf('queue-worker'),
};

/** Workers, by their address. */
const workers = { [workerAddress]: sources.worker, [queueWorkerAddress]: sources.queueWorker };

/**
 * The scripts that serve a page without React, each made by itself:
 *
 * - the pre-hydration script (`src/app/pre-hydration-script.ts`) as minified text, `virtual:pre-hydration-script`: it is inlined in every page, so that the first
 *   thing a page does needs no request;
 * - the page script (`src/app/page-script.ts`) as a hashed file among the build's assets, whose address the pre-hydration script knows;
 * - the workers that save pages (`src/app/offline-worker.ts`) and send what waits (`src/app/queue-worker.ts`), the same for each
 *   language, at addresses that never change: browsers ask there whether there is a newer one.
 */
export function preHydrationScriptPlugin(language: Language): Plugin {
  let made: Promise<{ fileName: string; pageScript: string; preHydrationScript: string }> | undefined;
  const make = async () => {
    const pageScript = await scriptOf(sources.pageScript, language, {});
    const hash = createHash('sha256').update(pageScript).digest('base64url').slice(0, 8);
    const fileName = `assets/${language}/page-script-${hash}.js`;
    const preHydrationScript = await scriptOf(sources.preHydrationScript, language, {
      languagePattern: wordPattern(languages),
      pageScriptAddress: JSON.stringify(`/${fileName}`),
    });
    return { fileName, pageScript, preHydrationScript };
  };
  return {
    name: 'pre-hydration-script',
    buildStart() {
      made = undefined;
    },
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    async load(requested) {
      if (requested !== `\0${id}`) return undefined;
      for (const source of Object.values(sources)) this.addWatchFile(source);
      made ??= make();
      return `export const preHydrationScript = ${JSON.stringify((await made).preHydrationScript)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      made ??= make();
      const { fileName, pageScript } = await made;
      this.emitFile({ type: 'asset', fileName, source: pageScript });
      for (const [address, source] of Object.entries(workers)) {
        // One file for all languages: it is in none.
        const script = await scriptOf(source, undefined, {});
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: script });
      }
    },
  };
}

/**
 * A source and what it imports as one minified script.
 *
 * @param language What `#i18n/current.ts` says in it: a build of its own knows nothing of the one around it, and a script
 * without a language writes English days into Spanish pages.
 */
async function scriptOf(
  entry: string,
  language: Language | undefined,
  define: Record<string, string>,
): Promise<string> {
  const result = await build({
    configFile: false,
    mode: language,
    logLevel: 'silent',
    publicDir: false,
    define,
    plugins: [draftLanguages()],
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no output; menus would not open before hydration.`);
  return chunk.code.trim();
}
