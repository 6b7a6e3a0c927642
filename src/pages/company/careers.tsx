import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Work that weighs something', comment: 'Heading of the page careers' });
const lead = msg({
  message:
    'Crane operators, welders, mechanics, chemists, accountants: it takes more than a hundred trades to turn scrap into steel. We train on the job and promote from the yard up.',
  comment: 'Opens the page careers; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `careers`: what is true today, in a paragraph, and where to go on. */
export default function Careers() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['careers-openings', 'culture', 'ceo-office-hours', 'locations']}
    />
  );
}
