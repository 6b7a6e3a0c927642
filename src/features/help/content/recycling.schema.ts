import { array, type InferType, object, string } from 'yup';

const id = string()
  .required()
  .matches(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens');

/** The way of metal: stages of steps, each with its drawing, and figures worth knowing. */
export const schema = object({
  stages: array(
    object({
      id,
      title: string().required(),
      lead: string().required(),
      steps: array(
        object({
          id,
          /** Which drawing stands beside it; the page knows their names. */
          art: string().required(),
          title: string().required(),
          text: string().required(),
          /** A short fact of the step. */
          note: string(),
        }).noUnknown('only id, art, title, text and note'),
      )
        .required()
        .min(1, 'a stage has at least one step'),
    }).noUnknown('only id, title, lead and steps'),
  )
    .required()
    .min(1, 'there is at least one stage'),
  facts: array(
    object({
      id,
      /** Percent, as a number or a span of numbers; empty where the words say it all. */
      value: string()
        .defined()
        .matches(/^(\d+(-\d+)?)?$/, 'must be a number, a span like 60-75, or empty'),
      title: string().required(),
      text: string().required(),
    }).noUnknown('only id, value, title and text'),
  ).required(),
})
  .required()
  .noUnknown('only stages and facts');

/** What `recycling.json` holds. */
export type RecyclingStory = InferType<typeof schema>;
