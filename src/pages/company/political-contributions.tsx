import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Political contributions',
  comment: 'Heading of the page political-contributions',
});
const lead = msg({
  message:
    'The company gives to parties or candidates only where the law allows it, never in return for an official act, and never by asking employees to give. The board reviews every contribution once a year.',
  comment: 'Opens the page political-contributions; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `political-contributions`: what is true today, in a paragraph, and where to go on. */
export default function PoliticalContributions() {
  return <ShortPage title={title} lead={lead} onward={['ethics', 'corporate-governance', 'company']} />;
}
