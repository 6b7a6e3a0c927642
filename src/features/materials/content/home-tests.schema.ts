import type { InferType } from 'yup';
import { id, listOf, words } from './schema-parts.ts';

/** Tests of a metal that anyone can make at home. */
export const schema = listOf({ id: id(), title: words(), text: words() });

/** What `home-tests.json` holds. */
export type HomeTestsContent = InferType<typeof schema>;
