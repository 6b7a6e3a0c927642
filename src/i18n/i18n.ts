import { type Messages, setupI18n } from '@lingui/core';
import { language } from './current.ts';

/**
 * The one Lingui instance of this build. Each language is a build of its own, so nothing here ever changes language;
 * the two builds that one server holds have one instance each (`ssr.noExternal` in vite.config.ts sees to it).
 */
export const i18n = setupI18n({
  locale: language,
  messages: { [language]: {} },
  missing(_locale, id) {
    // Lingui would print the message's six-letter hash as the headline and report success.
    const problem = `The message ${id} is in no catalog that this page loads; the page would show "${id}" as text; import the catalog of its area in the area's layout module.`;
    if (import.meta.env.DEV) console.error(problem);
    else throw new Error(problem);
    return id;
  },
});

let loaded: Messages = {};

/**
 * Adds an area's catalog: `addMessages(messages)` at the top of the area's layout module, before anything renders.
 * The messages are merged into a fresh object, since Lingui would otherwise write them into the first area's module.
 */
export function addMessages(messages: Messages): void {
  loaded = { ...loaded, ...messages };
  i18n.loadAndActivate({ locale: language, messages: loaded });
}
