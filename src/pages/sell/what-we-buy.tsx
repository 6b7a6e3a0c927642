import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'What we buy', comment: 'Heading of the page what-we-buy' });
const lead = msg({
  message:
    'Steel and iron, copper, brass, aluminum, stainless steel, lead, and whole vehicles. If a magnet sticks, it is ferrous and paid by the ton; if it does not, it is nonferrous and paid by the pound.',
  comment: 'Opens the page what-we-buy; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `what-we-buy`: what is true today, in a paragraph, and where to go on. */
export default function WhatWeBuy() {
  return (
    <ShortPage title={title} lead={lead} onward={['sell-to-us', 'locations', 'vehicle-recycling-services']} />
  );
}
