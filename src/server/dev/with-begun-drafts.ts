/**
 * Has `npm run dev` serve each draft language that has a folder of catalogs: import it first of all, for its effect.
 * `src/i18n/language.ts`, which any other import may read, looks once. What is no draft may be named without harm.
 */
import { readdirSync } from 'node:fs';

const folders = readdirSync(new URL('../../../locales/', import.meta.url), { withFileTypes: true });
process.env.SITE_DRAFTS = folders
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)
  .join();
