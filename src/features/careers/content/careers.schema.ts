import { array, type InferType, object, string } from 'yup';
import { id, points } from '#features/company/content/points.ts';

/** What work there is, what the company gives, and how people are hired. */
export const schema = object({
  work: points,
  benefits: points,
  hiring: array(
    object({
      id,
      title: string().required(),
      text: string().required(),
      /** How long it takes. */
      note: string().required(),
    }).noUnknown('only id, title, text and note'),
  ).required(),
})
  .required()
  .noUnknown('only work, benefits and hiring');

/** What `careers.json` holds. */
export type CareersWords = InferType<typeof schema>;
