import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Filings of directors and officers',
  comment: 'Heading of the page director-filings',
});
const lead = msg({
  message:
    'Directors and officers report what they own on Form 3, each change on Form 4, and once a year on Form 5.',
  comment: 'Opens the page director-filings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `director-filings`: what is true today, in a paragraph, and where to go on. */
export default function DirectorFilings() {
  return (
    <ShortPage title={title} lead={lead} onward={['sec-filings', 'corporate-governance', 'investors']} />
  );
}
