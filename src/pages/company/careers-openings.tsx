import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Job openings', comment: 'Heading of the page careers-openings' });
const lead = msg({
  message:
    'Every yard hires on its own. Until the list of openings stands here, call the general office or ask at the yard nearest you: they know what they need today.',
  comment: 'Opens the page careers-openings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `careers-openings`: what is true today, in a paragraph, and where to go on. */
export default function CareersOpenings() {
  return <ShortPage title={title} lead={lead} onward={['careers', 'locations', 'contacts']} />;
}
