import type { InferType } from 'yup';
import { newsCategories } from '#features/investors/model/ports.ts';
import {
  amount,
  day,
  flag,
  list,
  listOrNone,
  oneOf,
  pattern,
  record,
  wordList,
  words,
} from '#i18n/content-schema.ts';
/** The news releases, in any order. */
export const schema = listOrNone({
  /** Digits that no other release has, in any order: a part of the release's address. */
  id: pattern(/^\d{1,12}$/, 'be digits'),
  /** Its day of release in New York. */
  date: day(),
  category: oneOf(newsCategories),
  title: words(),
  summary: words(),
  /** The figures of results that tell most, for whoever reads no further; two at most, since more do not fit the home page. */
  figures: list(record({ name: words(), dollars: amount() }))
    .max(2, 'must be two at most')
    .optional(),
  /** What follows the summary, a paragraph each. */
  body: wordList().optional(),
  /** True while it is being written: it is out on no day. */
  draft: flag().optional(),
});

/** One release as `news.json` has it. */
export type NewsRecord = InferType<typeof schema>[number];
