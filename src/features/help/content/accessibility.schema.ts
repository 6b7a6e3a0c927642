import { array, type InferType, object, string } from 'yup';

const id = string()
  .required()
  .matches(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens');
const paragraphs = object({ text: array(string().required()).required().min(1, 'needs a paragraph') })
  .required()
  .noUnknown('only text');
const points = array(
  object({ id, title: string().required(), text: string().required() }).noUnknown('only id, title and text'),
)
  .required()
  .min(1, 'needs a point');

/** What the accessibility statement says that no check can count: the bar, known limits, what nobody has checked. */
export const schema = object({ standard: paragraphs, works: points, limits: points, unchecked: paragraphs })
  .required()
  .noUnknown('only standard, works, limits and unchecked');

/** What `accessibility.json` holds. */
export type AccessibilityWords = InferType<typeof schema>;
