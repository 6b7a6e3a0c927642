import { type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { language } from './current.ts';

/**
 * The one Lingui instance of this build. Each language is a build of its own, so nothing here ever changes language;
 * the two builds that one server holds have one instance each (`ssr.noExternal` in vite.config.ts sees to it).
 */
export const i18n = setupI18n({
  locale: language,
  messages: { [language]: {} },
  missing: import.meta.env.DEV ? undefined : refuseMissing,
});

// While the site is written, a sentence shows as it stands in the source until it is extracted and translated. Lingui
// compiles only what no catalog holds.
if (import.meta.env.DEV) i18n.setMessagesCompiler(compileUntranslated);

/** Lingui would print the message's six-letter hash as the headline and report success. */
function refuseMissing(_locale: string, id: string): never {
  throw new Error(`The message ${id} is in no catalog of this page; import its area's in the area's layout.`);
}

function compileUntranslated(message: string) {
  sayOnce(
    `"${message}" is untranslated: no catalog that this page loads has it, so it shows as it stands in the source and a build would stop; ` +
      'run "npm run i18n:extract" and translate it or, where a catalog has it, import that one in the layout module of the area.',
  );
  return compileMessage(message);
}

function sayOnce(problem: string): void {
  if (said.has(problem)) return;
  said.add(problem);
  console.error(problem);
}

const said = new Set<string>();
let loaded: Messages = {};

/**
 * Adds an area's catalog: `addMessages(messages)` at the top of the area's layout module, before anything renders.
 * The messages are merged into a fresh object, since Lingui would otherwise write them into the first area's module.
 */
export function addMessages(messages: Messages): void {
  loaded = { ...loaded, ...messages };
  i18n.loadAndActivate({ locale: language, messages: loaded });
}
