import type { InferType } from 'yup';
import { list, record, text } from '#i18n/content-schema.ts';
import { languages } from '#i18n/language.ts';

const groups = list(list(text(), 2));

/** A further language may have its own words. */
const further = languages.map((each) => [each, groups.optional()] as const);

/**
 * Words that visitors use for what the site calls otherwise; the site's own word comes first. Nobody reads them: they
 * only widen a search, so each language has its own list and no catalog holds them.
 */
export const schema = record({ ...Object.fromEntries(further), eng: groups, es: groups });

/** What `synonyms.json` holds. */
export type SynonymGroups = InferType<typeof schema>;
