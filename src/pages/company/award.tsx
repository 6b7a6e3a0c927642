import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Among the most influential companies of 2023',
  comment: 'Heading of the page award',
});
const lead = msg({
  message:
    'In 2023 the business magazine Basalt Review named us to its list of the most influential companies. The magazine and its list are part of this sample brand.',
  comment: 'Opens the page award; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `award`: what is true today, in a paragraph, and where to go on. */
export default function Award() {
  return <ShortPage title={title} lead={lead} onward={['company', 'history', 'sustainability']} />;
}
