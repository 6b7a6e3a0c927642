import { array, type InferType, number, object, string } from 'yup';

const year = () =>
  number()
    .integer('must be a year')
    .min(1950, 'must be a year of somebody who still works here')
    .required('must be a year');

/** The people who lead the group, in the order in which the page names them. */
export const schema = array(
  object({
    /** Also the fragment of the page under which the person is found. */
    id: string()
      .matches(/^[a-z]+(-[a-z]+)+$/, 'must be the name in small letters with hyphens')
      .required('must be there'),
    person: string().required('must be a name'),
    initials: string()
      .matches(/^\p{Lu}{2,3}$/u, 'must be two or three capital letters')
      .required('must be there'),
    /** Since when in this post. */
    since: year(),
    /** Since when with the group. */
    joined: year(),
    role: string().required('must hold words'),
    body: array(string().required('must hold words'))
      .min(2, 'must hold two paragraphs or more')
      .max(3, 'must hold three paragraphs or fewer')
      .required('must be there'),
  }).noUnknown('only the fields that the schema names'),
)
  .min(1, 'must name somebody')
  .required('must be there');

/** What `people.json` holds. */
export type People = InferType<typeof schema>;
