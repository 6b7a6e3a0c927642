import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Buy metal, parts and steel from us',
  comment: 'Heading of the page buy-from-us',
});
const lead = msg({
  message:
    'Mills and foundries buy shredded steel, heavy melting grades and nonferrous metal by the container or the shipload. Builders buy rebar and wire rod from our mill.',
  comment: 'Opens the page buy-from-us; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `buy-from-us`: what is true today, in a paragraph, and where to go on. */
export default function BuyFromUs() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['contacts', 'threepr-form', 'what-we-buy', 'sustainability']}
    />
  );
}
