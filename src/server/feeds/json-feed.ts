import { htmlLang } from '#i18n/language.ts';
import { type Feed, paragraphsHtml } from './feed.ts';

/** The media type of the format. */
export const jsonFeedType = 'application/feed+json';

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedText(feed: Feed): string {
  const { language, title, summary, author, home, self, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: summary,
    home_page_url: home,
    feed_url: self,
    language: htmlLang[language],
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: paragraphsHtml(entry.paragraphs),
      date_published: entry.published,
      tags: entry.tags,
      language: htmlLang[entry.language],
      ...(entry.file ? { attachments: [{ url: entry.file.url, mime_type: entry.file.type }] } : {}),
    })),
  });
}
