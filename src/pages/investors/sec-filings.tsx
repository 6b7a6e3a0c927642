import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Papers filed with the SEC', comment: 'Heading of the page sec-filings' });
const lead = msg({
  message:
    'Annual reports are filed on Form 10-K, quarterly reports on Form 10-Q, and important events on Form 8-K. A sample company files nothing, so this list will hold sample papers.',
  comment: 'Opens the page sec-filings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `sec-filings`: what is true today, in a paragraph, and where to go on. */
export default function SecFilings() {
  return (
    <ShortPage title={title} lead={lead} onward={['director-filings', 'corporate-governance', 'investors']} />
  );
}
