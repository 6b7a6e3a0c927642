import type { InferType } from 'yup';
import { id, listOf, words } from '#i18n/content-schema.ts';
/** Tests of a metal that anyone can make at home. */
export const schema = listOf({ id: id(), title: words(), text: words() });

/** What `home-tests.json` holds. */
export type HomeTestsContent = InferType<typeof schema>;
