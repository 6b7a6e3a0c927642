import type { InferType } from 'yup';
import { day, id, listOf, record, whole, words } from '#i18n/content-schema.ts';
/**
 * The one place of the legal notices' dates. `label` states version and date in words, so that each translation says
 * which text it is; a test holds both languages to the numbers here.
 */
export const schema = record({
  version: whole(1),
  updated: day(),
  reviewed: day(),
  title: words(),
  lead: words(),
  label: words(),
  items: listOf({ id: id(), day: day(), name: words(), text: words() }),
});

/** What `versions.json` holds. */
export type VersionsContent = InferType<typeof schema>;
