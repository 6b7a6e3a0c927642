import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'A family of yards, parts counters and one steel mill',
  comment: 'Heading of the page company',
});
const lead = msg({
  message:
    'We buy metal and worn-out vehicles, sort and shred what comes in, and turn much of it into new steel. Three brands do the work: a metals recycler, self-service auto parts yards, and a steel mill.',
  comment: 'Opens the page company; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `company`: what is true today, in a paragraph, and where to go on. */
export default function Company() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={[
        'management',
        'history',
        'culture',
        'ethics',
        'sustainability',
        'careers',
        'contacts',
        'investors',
      ]}
    />
  );
}
