import type { InferType } from 'yup';
import { notedPoints, points, record } from '#i18n/content-schema.ts';
/** What work there is, what the company gives, and how people are hired. */
export const schema = record({
  work: points(),
  benefits: points(),
  hiring: notedPoints(),
});

/** What `careers.json` holds. */
export type CareersWords = InferType<typeof schema>;
