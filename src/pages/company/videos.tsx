import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Video library', comment: 'Heading of the page videos' });
const lead = msg({
  message:
    'One film so far: how old metal becomes new. It stands on the home page with captions in English and Spanish and a full transcript.',
  comment: 'Opens the page videos; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `videos`: what is true today, in a paragraph, and where to go on. */
export default function Videos() {
  return <ShortPage title={title} lead={lead} onward={['home', 'sustainability', 'company']} />;
}
