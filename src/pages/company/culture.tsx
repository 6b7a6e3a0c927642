import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Everyone goes home safe', comment: 'Heading of the page culture' });
const lead = msg({
  message:
    'Safety comes before tonnage, plain speech before titles, and good work before fast work. That is how we treat each other, and how we mean to treat everyone who drives through a gate.',
  comment: 'Opens the page culture; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `culture`: what is true today, in a paragraph, and where to go on. */
export default function Culture() {
  return <ShortPage title={title} lead={lead} onward={['careers', 'ethics', 'management', 'company']} />;
}
