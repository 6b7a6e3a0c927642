import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Services for scrap of every size',
  comment: 'Heading of the page service-lines',
});
const lead = msg({
  message:
    'Two services do most of the work: third-party recycling (3PR), which handles returned and surplus goods for companies, and vehicle recycling, which takes cars at the end of their road.',
  comment: 'Opens the page service-lines; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `service-lines`: what is true today, in a paragraph, and where to go on. */
export default function ServiceLines() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['vehicle-recycling-services', 'threepr-form', 'sell-to-us', 'contacts']}
    />
  );
}
