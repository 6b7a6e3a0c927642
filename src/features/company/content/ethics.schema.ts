import type { InferType } from 'yup';
import { flag, id, listOf, notedPoints, points, record, words } from '#i18n/content-schema.ts';
/** Ways to report misconduct, what to report, what happens then, and the code of conduct in short. */
export const schema = record({
  ways: listOf({
    id: id(),
    title: words(),
    text: words(),
    /** The line's number stands under it. */
    phone: flag(),
  }),
  subjects: points(),
  process: notedPoints(),
  principles: points(),
});

/** What `ethics.json` holds. */
export type EthicsWords = InferType<typeof schema>;
