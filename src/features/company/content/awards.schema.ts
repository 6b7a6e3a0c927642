import { array, type InferType, object, string } from 'yup';

/** Awards of the sample company, each with its drawn seal. */
export const schema = array(
  object({
    id: string().required(),
    /** Address of the seal, 240 by 280. */
    image: string()
      .required()
      .matches(/^\/images\/[a-z-]+\.svg$/, 'must be a drawing below /images'),
    /** Who gave it, for what, and in which year: what a listener hears in place of the seal. */
    name: string()
      .required()
      .matches(/\b20\d\d$/, 'must end with its year'),
  }).noUnknown('only id, image and name'),
).required();

/** What `awards.json` holds. */
export type Awards = InferType<typeof schema>;
