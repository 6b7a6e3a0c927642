import { htmlToText } from '#server/sources/feed-texts.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import { readXml, type XmlElement } from '#server/sources/xml-reader.ts';
import type { FeedItem } from './feed-item.ts';

/** The items of a feed in RSS 2.0 or Atom. @throws DocumentRefused with `rubbish` for any other document. */
export function readXmlFeed(text: string): FeedItem[] {
  const document = readXml(text);
  const channel = document.name === 'rss' ? child(document, 'channel') : undefined;
  if (channel) return all(channel, 'item').map(rssItem);
  if (document.name === 'feed') return all(document, 'entry').map(atomEntry);
  throw new DocumentRefused('rubbish');
}

function rssItem(item: XmlElement): FeedItem {
  const url = textIn(item, 'link');
  const description = htmlToText(textIn(item, 'description'));
  const whole = htmlToText(textIn(item, 'content:encoded'));
  return {
    id: textIn(item, 'guid') || url,
    title: htmlToText(textIn(item, 'title')),
    date: textIn(item, 'pubDate'),
    summary: whole === '' ? '' : description,
    text: whole || description,
    url,
    tags: all(item, 'category').map(({ text }) => text),
  };
}

function atomEntry(entry: XmlElement): FeedItem {
  const link = all(entry, 'link').find(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate');
  return {
    id: textIn(entry, 'id'),
    title: shown(child(entry, 'title')),
    date: textIn(entry, 'published') || textIn(entry, 'updated'),
    summary: shown(child(entry, 'summary')),
    text: shown(child(entry, 'content')),
    url: link?.attributes.href ?? '',
    tags: all(entry, 'category').map(({ attributes }) => attributes.term ?? ''),
  };
}

/** The text of an element that may hold HTML, escaped or as elements of its own. */
function shown(element: XmlElement | undefined): string {
  if (!element) return '';
  if (element.attributes.type === 'xhtml') return linesOf(element).join('\n');
  return element.attributes.type === 'html' ? htmlToText(element.text) : element.text;
}

function linesOf(element: XmlElement): string[] {
  return [element.text.trim(), ...element.children.flatMap(linesOf)].filter((line) => line !== '');
}

function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((each) => each.name === name);
}

function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((each) => each.name === name);
}

function textIn(element: XmlElement, name: string): string {
  return child(element, name)?.text.trim() ?? '';
}
