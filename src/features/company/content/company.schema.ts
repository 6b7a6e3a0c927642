import type { InferType } from 'yup';
import {
  amount,
  day,
  key,
  listOf,
  oneOf,
  pattern,
  record,
  whole,
  wordList,
  words,
} from '#i18n/content-schema.ts';
import { pageId } from '#site/page-id.ts';
/** What the page about the company shows; other pages take their figures of the group from here. */
export const schema = record({
  /** Last day of the fiscal year that the figures are of. */
  fiscalYearEnd: day(),
  facts: listOf({
    id: key(),
    amount: amount(),
    label: words(),
    note: words(),
  }).min(3, 'must hold three figures or more'),
  /** The year itself is a fact of the brand. */
  founded: record({ label: words(), note: words() }),
  brands: listOf({
    id: oneOf(['recycling', 'autoParts', 'steelMill']),
    image: pattern(/^\/images\/.+\.svg$/, 'be a drawing in /images'),
    sites: whole(1),
    /** Id of the page that the brand's link opens. */
    page: pageId(),
    lead: words(),
    text: words(),
    label: words(),
  })
    .length(3, 'must hold the three brands')
    .required('must be there'),
  loop: listOf({
    id: oneOf(['yard', 'shredder', 'mill', 'rebar']),
    title: words(),
    text: words(),
  })
    .length(4, 'must hold the four stations')
    .required('must be there'),
  loopReturn: record({ text: words() }),
  places: record({ body: wordList() }),
  onward: listOf({ page: pageId(), text: words() }),
});

/** What `company.json` holds. */
export type CompanyContent = InferType<typeof schema>;
