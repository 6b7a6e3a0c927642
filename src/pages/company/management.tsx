import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'The people who lead the group', comment: 'Heading of the page management' });
const lead = msg({
  message:
    'A small team leads the yards, the parts business and the mill from Portland, and answers to an independent board of directors.',
  comment: 'Opens the page management; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `management`: what is true today, in a paragraph, and where to go on. */
export default function Management() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['company', 'history', 'corporate-governance', 'contacts']}
    />
  );
}
