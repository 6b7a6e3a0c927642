import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'How to reach us', comment: 'Heading of the page contacts' });
const lead = msg({
  message:
    'Call the general office on weekdays, 8 a.m. to 5 p.m. Pacific time, for anything you cannot find here. The toll-free line answers questions about your personal information.',
  comment: 'Opens the page contacts; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `contacts`: what is true today, in a paragraph, and where to go on. */
export default function Contacts() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['locations', 'sell-to-us', 'buy-from-us', 'data-privacy', 'careers', 'investors']}
    />
  );
}
