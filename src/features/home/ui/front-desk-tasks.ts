import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageId } from '#site/manifest.ts';

/** What most visitors come to do, and the page on which they do it. */
export const frontDeskTasks: readonly { page: PageId; label: MessageDescriptor }[] = [
  {
    page: 'sell-to-us',
    label: msg({ message: 'Sell metal', comment: 'Button of the home page, for people who sell scrap' }),
  },
  {
    page: 'car-offer',
    label: msg({ message: 'Sell a car', comment: 'Button of the home page, for people with an old car' }),
  },
  {
    page: 'vehicle-inventory',
    label: msg({
      message: 'Find a part',
      comment: 'Button of the home page: used parts at the self-service yards',
    }),
  },
  {
    page: 'buy-from-us',
    label: msg({ message: 'Buy metal', comment: 'Button of the home page, for mills and foundries' }),
  },
];

/** What others come to do: who looks for work, a business, a journalist, whoever asks for their data. */
export const frontDeskErrands: readonly { page: PageId; hash?: string; label: MessageDescriptor }[] = [
  {
    page: 'careers-openings',
    label: msg({ message: 'Open jobs', comment: 'Link of the home page to the list of jobs' }),
  },
  {
    page: 'threepr-form',
    hash: 'contact-form',
    label: msg({
      message: 'Businesses and fleets',
      comment: 'Link of the home page to the form for businesses with scrap or old vehicles',
    }),
  },
  {
    page: 'news-releases',
    hash: 'list',
    label: msg({ message: 'Latest releases', comment: 'Link of the home page, for journalists' }),
  },
  {
    page: 'esg-data',
    hash: 'emissions',
    label: msg({
      message: 'Our emissions',
      comment: 'Link of the home page to the table of greenhouse gas emissions',
    }),
  },
  {
    page: 'data-privacy',
    label: msg({
      message: 'My personal data',
      comment: 'Link of the home page to the form by which people ask for their data or its deletion',
    }),
  },
];
