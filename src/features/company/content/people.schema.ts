import type { InferType } from 'yup';
import { listOf, pattern, text, whole, wordList, words } from '#i18n/content-schema.ts';

const year = () => whole(1950);

/** The people who lead the group, in the order in which the page names them. */
export const schema = listOf({
  /** Also the fragment of the page under which the person is found. */
  id: pattern(/^[a-z]+(-[a-z]+)+$/, 'be the name in small letters with hyphens'),
  person: text(),
  /** Since when in this post. */
  since: year(),
  /** Since when with the group. */
  joined: year(),
  role: words(),
  body: wordList().min(2, 'must hold two paragraphs or more').max(3, 'must hold three paragraphs or fewer'),
});

/** What `people.json` holds. */
export type People = InferType<typeof schema>;
