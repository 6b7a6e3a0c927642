import type { InferType } from 'yup';
import { points, record, wordList, words } from '#i18n/content-schema.ts';

const paragraphs = record({ text: wordList() });

/** What the accessibility statement says that no check can count: the bar, known limits, what nobody has checked. */
export const schema = record({
  standard: paragraphs,
  works: points(),
  /** How good the checks are, with who made what they were tried on. */
  defects: record({
    own: words().meta({ note: '{own} is a number of defects, {ownFound} how many of them were found' }),
    unseen: words().meta({
      note: '{unseen} is a number of defects, {unseenFound} how many of them were found, {unseenQuiet} a number of pages',
    }),
  }),
  limits: points(),
  unchecked: paragraphs,
});

/** What `accessibility.json` holds. */
export type AccessibilityWords = InferType<typeof schema>;
