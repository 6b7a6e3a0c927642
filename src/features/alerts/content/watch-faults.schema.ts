import type { InferType } from 'yup';
import { id, listOf, words } from '#i18n/content-schema.ts';

/** What can be wrong with a form that asks for a watch: a sentence for each field and code, `mark-far`. */
export const schema = listOf({ id: id(), text: words() });

/** What `watch-faults.json` holds. */
export type WatchFaultsContent = InferType<typeof schema>;
