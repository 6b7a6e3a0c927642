import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Corporate governance', comment: 'Heading of the page corporate-governance' });
const lead = msg({
  message:
    'A majority of the directors are independent. Three committees, for audit, for pay, and for nominations and governance, do their work under written charters.',
  comment: 'Opens the page corporate-governance; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `corporate-governance`: what is true today, in a paragraph, and where to go on. */
export default function CorporateGovernance() {
  return (
    <ShortPage title={title} lead={lead} onward={['management', 'ethics', 'sec-filings', 'investors']} />
  );
}
