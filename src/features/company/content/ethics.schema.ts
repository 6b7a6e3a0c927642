import { array, boolean, type InferType, object, string } from 'yup';
import { id, points } from './points.ts';

/** Ways to report misconduct, what to report, what happens then, and the code of conduct in short. */
export const schema = object({
  ways: array(
    object({
      id,
      title: string().required(),
      text: string().required(),
      /** The line's number stands under it. */
      phone: boolean().required(),
    }).noUnknown('only id, title, text and phone'),
  )
    .required()
    .min(1, 'there is at least one way'),
  subjects: points,
  process: array(
    object({
      id,
      title: string().required(),
      text: string().required(),
      /** How long it takes. */
      note: string().required(),
    }).noUnknown('only id, title, text and note'),
  ).required(),
  principles: points,
})
  .required()
  .noUnknown('only ways, subjects, process and principles');

/** What `ethics.json` holds. */
export type EthicsWords = InferType<typeof schema>;
