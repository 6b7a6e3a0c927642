import type { Language } from '#i18n/language.ts';

/** Where the manifest for installing the site is served. Its name has the language: on a local host both live together. */
export const webManifestPath = (language: Language): string => `/site-${language}.webmanifest`;
