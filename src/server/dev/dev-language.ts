import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage } from '#i18n/language.ts';
import { describeFault } from './describe-fault.ts';
import type { FromLanguage } from './messages.ts';

/**
 * The process of one language while it is being written; `dev.ts` starts one for each and stands in front. All it does
 * itself is to tell that one what it has to say, also when a file that was saved half keeps it from starting.
 */
const root = resolve(fileURLToPath(new URL('../../../', import.meta.url)));
const language = process.argv[2];
const tell = (message: FromLanguage) => process.send?.(message);
if (!isLanguage(language) || !process.send)
  throw new Error('Start "npm run dev"; it starts this with a language.');

// The router's own report of a fault in the routes: what is in front names it, once.
const isReportedAlready = (text: string) => text.includes('[react-router]') && text.includes('Route config');
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
    if (!isReportedAlready(text)) tell({ kind: 'said', text });
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  };
}

/** The files that Node itself reads, once: Vite brings the others up to date. */
const readByNode = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) readByNode.add(fileURLToPath(url));
    return next(url, context);
  },
});

let isServing = false;
const fail = (error: unknown): void => {
  const text = describeFault(error, root);
  // The router looks at the routes in several places, and forgets to wait for one of them.
  if (isServing) return void tell({ kind: 'said', text: `${text}\n` });
  process.send?.({ kind: 'fault', text } satisfies FromLanguage, () => process.exit(1));
};
process.on('unhandledRejection', fail);
process.on('disconnect', () => process.exit());

try {
  // Only now: a file without syntax fails here, not before this process could say so.
  const { serveLanguage } = await import('./serve-language.ts');
  const ready = await serveLanguage({ language, root, tell, readByNode });
  isServing = true;
  tell({ kind: 'ready', ...ready });
} catch (error) {
  fail(error);
}
