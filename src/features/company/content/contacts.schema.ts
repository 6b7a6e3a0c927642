import type { InferType } from 'yup';
import { id, listOf, oneOf, record, words, wordsOrNone } from '#i18n/content-schema.ts';
import { pageId } from '#site/page-id.ts';

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
export const schema = record({
  hours: listOf({ id: id(), text: words() }),
  /** Ways to the head office that are no telephone line; the page adds address and email to theirs. */
  ways: listOf({ id: id(), label: words(), text: wordsOrNone() }),
  groups: listOf({
    id: id(),
    title: words(),
    needs: listOf({
      id: id(),
      phone: oneOf(lines),
      /** Which of the addresses of `brand.ts`, where the desk has one of its own. */
      email: oneOf(['press', 'careers']).optional(),
      /** Which of the hours above. */
      hours: oneOf(['office', 'scale', 'daily', 'always', 'market']),
      /** Id of the page that `<page>…</page>` in the text opens. */
      page: pageId(),
      /** Id of the page whose form is the written way, which `<write>…</write>` in the text opens; `sitemap` holds the form that reaches our team. */
      write: pageId(),
      title: words(),
      text: words().matches(/<page>.+<\/page>/, 'must link the page that helps first: <page>words</page>'),
    }),
  }),
});

/** What `contacts.json` holds. */
export type ContactsContent = InferType<typeof schema>;
