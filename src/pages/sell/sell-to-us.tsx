import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Sell us your scrap', comment: 'Heading of the page sell-to-us' });
const lead = msg({
  message:
    'Bring metal to a yard, drive over the scale, unload, and drive over it again: the difference is your weight. Bring a government photo ID that shows your name and current address.',
  comment: 'Opens the page sell-to-us; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `sell-to-us`: what is true today, in a paragraph, and where to go on. */
export default function SellToUs() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['what-we-buy', 'locations', 'location-search', 'vehicle-recycling-services']}
    />
  );
}
