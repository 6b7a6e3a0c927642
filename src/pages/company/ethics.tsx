import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Ethics and code of conduct', comment: 'Heading of the page ethics' });
const lead = msg({
  message:
    'We buy only what the seller has a right to sell, weigh it on certified scales, and keep the records that the law asks for. Anyone, inside or outside the company, may report a concern without fear of retaliation.',
  comment: 'Opens the page ethics; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `ethics`: what is true today, in a paragraph, and where to go on. */
export default function Ethics() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['political-contributions', 'corporate-governance', 'culture', 'contacts']}
    />
  );
}
