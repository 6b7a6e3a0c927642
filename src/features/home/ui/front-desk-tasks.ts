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
