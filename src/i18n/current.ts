import { isLanguage, type Language } from './language.ts';

/** Vite defines this; plain Node (a tool, a test of one module) does not. */
const mode: unknown = import.meta.env?.MODE;

/**
 * The preview server that the router starts to make pages ahead of time loads the configuration again without the
 * mode of the build; `vite.config.ts` leaves it the language here.
 */
const inherited: unknown = typeof process === 'undefined' ? undefined : process.env?.SITE_LANGUAGE;

/** The language of this build: a language is a Vite mode. Unit tests and tools, which have no language, read English. */
export const language: Language = isLanguage(mode) ? mode : isLanguage(inherited) ? inherited : 'eng';
