import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Contact us about third-party recycling',
  comment: 'Heading of the page threepr-form',
});
const lead = msg({
  message:
    'Third-party recycling (3PR) keeps returned, surplus and recalled goods out of landfills and off the market. The contact form comes to this page; today the general office takes your call.',
  comment: 'Opens the page threepr-form; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `threepr-form`: what is true today, in a paragraph, and where to go on. */
export default function ThreeprForm() {
  return <ShortPage title={title} lead={lead} onward={['contacts', 'service-lines', 'buy-from-us']} />;
}
