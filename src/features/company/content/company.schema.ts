import { array, type InferType, number, object, string } from 'yup';
import { pageId } from '#site/page-id.ts';

const words = () => string().required('must hold words');
const id = () =>
  string()
    .matches(/^[a-z][a-zA-Z-]*$/, 'must be letters and hyphens')
    .required('must be there');
const only = 'only the fields that the schema names';

/** What the page about the company shows; other pages take their figures of the group from here. */
export const schema = object({
  /** Last day of the fiscal year that the figures are of. */
  fiscalYearEnd: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd')
    .required('must be there'),
  facts: array(
    object({
      id: id(),
      amount: number().positive('must be more than zero').required('must be a number'),
      label: words(),
      note: words(),
    }).noUnknown(only),
  )
    .min(3, 'must hold three figures or more')
    .required('must be there'),
  /** The year itself is a fact of the brand. */
  founded: object({ label: words(), note: words() }).noUnknown(only).required('must be there'),
  brands: array(
    object({
      id: string()
        .oneOf(['recycling', 'autoParts', 'steelMill'] as const, 'must be a brand of the group')
        .required('must be there'),
      image: string()
        .matches(/^\/images\/.+\.svg$/, 'must be a drawing in /images')
        .required('must be there'),
      sites: number()
        .integer('must be whole')
        .positive('must be more than zero')
        .required('must be a number'),
      /** Id of the page that the brand's link opens. */
      page: pageId(),
      lead: words(),
      text: words(),
      label: words(),
    }).noUnknown(only),
  )
    .length(3, 'must hold the three brands')
    .required('must be there'),
  loop: array(
    object({
      id: string()
        .oneOf(['yard', 'shredder', 'mill', 'rebar'] as const, 'must be a station with a drawing')
        .required('must be there'),
      title: words(),
      text: words(),
    }).noUnknown(only),
  )
    .length(4, 'must hold the four stations')
    .required('must be there'),
  loopReturn: object({ text: words() }).noUnknown(only).required('must be there'),
  places: object({ body: array(words()).required('must be there') })
    .noUnknown(only)
    .required('must be there'),
  onward: array(object({ page: pageId(), text: words() }).noUnknown(only)).required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `company.json` holds. */
export type CompanyContent = InferType<typeof schema>;
