import { array, type InferType, object, string } from 'yup';
import { pageId } from '#site/page-id.ts';

const words = () => string().required('must hold words');
const id = () =>
  string()
    .matches(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')
    .required('must be there');
const only = 'only the fields that the schema names';

/** The telephone lines of `brand.ts`, and the two that have names of their own there. */
const lines = [
  'office',
  'privacy',
  'scrap',
  'cars',
  'thirdParty',
  'parts',
  'metalSales',
  'steelSales',
  'investors',
  'media',
  'careers',
  'ethicsLine',
  'theftAlert',
] as const;

/** What people want from the company, which page helps first, and who answers the telephone when. */
export const schema = object({
  hours: array(object({ id: id(), text: words() }).noUnknown(only)).required('must be there'),
  /** Ways to the head office that are no telephone line; the page adds address and e-mail to theirs. */
  ways: array(
    object({ id: id(), label: words(), text: string().defined('must be there') }).noUnknown(only),
  ).required('must be there'),
  groups: array(
    object({
      id: id(),
      title: words(),
      needs: array(
        object({
          id: id(),
          phone: string().oneOf(lines, 'must be a telephone line of the brand').required('must be there'),
          /** Which of the hours above. */
          hours: string()
            .oneOf(
              ['office', 'scale', 'daily', 'always', 'market'] as const,
              'must be one of the listed hours',
            )
            .required('must be there'),
          /** Id of the page that `<page>…</page>` in the text opens. */
          page: pageId(),
          title: words(),
          text: words().matches(
            /<page>.+<\/page>/,
            'must link the page that helps first: <page>words</page>',
          ),
        }).noUnknown(only),
      )
        .min(1, 'must hold a need')
        .required('must be there'),
    }).noUnknown(only),
  ).required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `contacts.json` holds. */
export type ContactsContent = InferType<typeof schema>;
