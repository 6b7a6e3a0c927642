import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Ways to follow us', comment: 'Heading of the page follow-us' });
const lead = msg({
  message:
    'We have no page on a professional network yet. News releases stand on this site first, and the investor pages say when results are due.',
  comment: 'Opens the page follow-us; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `follow-us`: what is true today, in a paragraph, and where to go on. */
export default function FollowUs() {
  return (
    <ShortPage title={title} lead={lead} onward={['news-releases', 'email-alerts', 'videos', 'contacts']} />
  );
}
