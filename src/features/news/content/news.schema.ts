import { array, boolean, type InferType, string } from 'yup';
import { newsCategories } from '#features/investors/model/ports.ts';
import { day, listOf, words } from '#i18n/schema-parts.ts';

/** The news releases, in any order. */
export const schema = listOf({
  /** Digits: it becomes a part of the release's address. */
  id: string()
    .matches(/^\d{1,12}$/, 'must be digits')
    .required('must be there'),
  /** Its day of release in New York. */
  date: day(),
  category: string()
    .oneOf(newsCategories, `must be one of ${newsCategories.join(', ')}`)
    .required('must be there'),
  title: words(),
  summary: words(),
  /** What follows the summary, a paragraph each. */
  body: array(words()).optional(),
  /** True while it is being written: it is out on no day. */
  draft: boolean().optional(),
}).test('unique-ids', 'must not have one id twice, or one release could not be opened', (releases) => {
  const ids = (releases ?? []).map(({ id }) => id);
  return new Set(ids).size === ids.length;
});

/** One release as `news.json` has it. */
export type NewsRecord = InferType<typeof schema>[number];
