import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'CEO office hours', comment: 'Heading of the page ceo-office-hours' });
const lead = msg({
  message:
    'Employees may ask to join the next session with the chief executive. The form comes to this page; until then, tell your manager or call the general office.',
  comment: 'Opens the page ceo-office-hours; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `ceo-office-hours`: what is true today, in a paragraph, and where to go on. */
export default function CeoOfficeHours() {
  return <ShortPage title={title} lead={lead} onward={['careers', 'culture', 'contacts']} />;
}
