import type { InferType } from 'yup';
import { points, record, wordList } from '#i18n/content-schema.ts';

const paragraphs = record({ text: wordList() });

/** What the accessibility statement says that no check can count: the bar, known limits, what nobody has checked. */
export const schema = record({
  standard: paragraphs,
  works: points(),
  limits: points(),
  unchecked: paragraphs,
});

/** What `accessibility.json` holds. */
export type AccessibilityWords = InferType<typeof schema>;
