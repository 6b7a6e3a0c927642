import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Dividend history', comment: 'Heading of the page dividend-history' });
const lead = msg({
  message:
    'The board decides on a dividend each quarter. The record date and, since May 28, 2024, the ex-dividend date are the same day.',
  comment: 'Opens the page dividend-history; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `dividend-history`: what is true today, in a paragraph, and where to go on. */
export default function DividendHistory() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['stock-information', 'investors', 'corporate-governance']}
    />
  );
}
