import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Stock information', comment: 'Heading of the page stock-information' });
const lead = msg({
  message:
    'The company is invented and so is its share. Quotes shown on this site are sample data, and are always labeled as 20 minutes delayed.',
  comment: 'Opens the page stock-information; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `stock-information`: what is true today, in a paragraph, and where to go on. */
export default function StockInformation() {
  return <ShortPage title={title} lead={lead} onward={['dividend-history', 'investors', 'news-releases']} />;
}
