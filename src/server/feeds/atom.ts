import { htmlLang } from '#i18n/language.ts';
import { escapeMarkup, type Feed, type FeedEntry, lastUpdate, paragraphsHtml } from './feed.ts';

/** The media type of the format. */
export const atomType = 'application/atom+xml';

/** A feed as Atom (RFC 4287). */
export function atomText(feed: Feed): string {
  const { language, title, summary, author, home, self, entries } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[language]}">`,
    element('id', self),
    element('title', title),
    element('subtitle', summary),
    element('updated', lastUpdate(feed)),
    `<author>${element('name', author)}</author>`,
    link('self', self, atomType),
    link('alternate', home, 'text/html'),
    ...entries.map((entry) => entryText(entry, feed)),
    '</feed>',
    '',
  ].join('\n');
}

function entryText(entry: FeedEntry, feed: Feed): string {
  const { id, url, title, summary, paragraphs, published, tags, language, file } = entry;
  const tongue = language === feed.language ? '' : ` xml:lang="${htmlLang[language]}"`;
  return [
    `<entry${tongue}>`,
    element('id', id),
    element('title', title),
    element('published', published),
    element('updated', published),
    link('alternate', url, 'text/html'),
    ...(file ? [link('enclosure', file.url, file.type)] : []),
    ...tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`),
    element('summary', summary),
    `<content type="html">${escapeMarkup(paragraphsHtml(paragraphs))}</content>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(relation: string, href: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeMarkup(href)}"/>`;
}
