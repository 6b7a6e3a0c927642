import { languages } from '#i18n/language.ts';
import { originSetting } from '#server/env.ts';

/** The fixed hosts of a site under test. */
export const english = 'https://www.site.example';
export const spanish = 'https://es.site.example';

/** The settings that name them, and one for each further language: production starts with no less. */
export const siteOrigins: Readonly<Record<string, string>> = {
  ...Object.fromEntries(languages.map((each) => [originSetting(each), `https://${each}.site.example`])),
  ENGLISH_ORIGIN: english,
  SPANISH_ORIGIN: spanish,
};
