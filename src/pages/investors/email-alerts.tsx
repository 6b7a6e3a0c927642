import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'E-mail alerts', comment: 'Heading of the page email-alerts' });
const lead = msg({
  message:
    'Alerts will tell you about news, filings and events, and only after you confirm your address. Until they start, the list of news releases is the place to look.',
  comment: 'Opens the page email-alerts; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `email-alerts`: what is true today, in a paragraph, and where to go on. */
export default function EmailAlerts() {
  return <ShortPage title={title} lead={lead} onward={['news-releases', 'investors', 'follow-us']} />;
}
