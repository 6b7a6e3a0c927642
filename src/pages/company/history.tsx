import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'From one wagon to a mill of our own', comment: 'Heading of the page history' });
const lead = msg({
  message:
    'The group began in Portland in the early twentieth century with one wagon, one scale and a yard by the river. Each generation since has found a better use for what others throw away.',
  comment: 'Opens the page history; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `history`: what is true today, in a paragraph, and where to go on. */
export default function History() {
  return <ShortPage title={title} lead={lead} onward={['company', 'culture', 'sustainability', 'award']} />;
}
