import type { InferType } from 'yup';
import { newsCategories } from '#features/investors/model/ports.ts';
import { day, flag, listOrNone, oneOf, pattern, wordList, words } from '#i18n/content-schema.ts';
/** The news releases, in any order. */
export const schema = listOrNone({
  /** Digits that no other release has, in any order: a part of the release's address. */
  id: pattern(/^\d{1,12}$/, 'be digits'),
  /** Its day of release in New York. */
  date: day(),
  category: oneOf(newsCategories),
  title: words(),
  summary: words(),
  /** What follows the summary, a paragraph each. */
  body: wordList().optional(),
  /** True while it is being written: it is out on no day. */
  draft: flag().optional(),
});

/** One release as `news.json` has it. */
export type NewsRecord = InferType<typeof schema>[number];
