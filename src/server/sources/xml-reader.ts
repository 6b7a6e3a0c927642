import { decoded } from './feed-texts.ts';
import { DocumentRefused } from './fetch-document.ts';

/** An element of a document: its name as written, its attributes, and what is in it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** All text directly in it. */
  text: string;
}

/** An element that has not ended, and the one that it is in. */
type Open = { element: XmlElement; above: Open | null; depth: number };

/** Feeds nest a few levels; a document that goes deeper is made to hurt. */
const deepest = 40;

/** One piece of markup. A `>` may stand in an attribute. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/**
 * Reads the part of XML that feeds use: elements, attributes, text, CDATA, comments, the five names and numbers of
 * characters. A document type is refused, and with it every entity that a document could define; so is anything that is
 * not well-formed, since guessing what a stranger meant is how readers are fooled.
 * @throws DocumentRefused with `rubbish`.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  let open: Open = { element: root, above: null, depth: 1 };
  let place = text.startsWith('\ufeff') ? 1 : 0;
  while (place < text.length) {
    const { element: parent, above, depth } = open;
    const next = text.indexOf('<', place);
    const end = next < 0 ? text.length : next;
    if (end > place) {
      const piece = text.slice(place, end);
      if (parent === root && piece.trim() !== '') throw new DocumentRefused('rubbish');
      parent.text += plain(piece);
      place = end;
      continue;
    }
    markup.lastIndex = place;
    const found = markup.exec(text);
    if (!found) throw new DocumentRefused('rubbish');
    place = markup.lastIndex;
    const [, cdata, closing, name, attributes = '', empty] = found;
    if (cdata !== undefined && parent !== root) parent.text += cdata;
    if (name === undefined) continue;
    if (closing) {
      if (above === null || parent.name !== name || attributes !== '' || empty)
        throw new DocumentRefused('rubbish');
      open = above;
      continue;
    }
    if (parent === root && root.children.length > 0) throw new DocumentRefused('rubbish');
    const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!empty) open = { element, above: open, depth: depth + 1 };
    if (open.depth > deepest) throw new DocumentRefused('rubbish');
  }
  const [document] = root.children;
  if (!document || open.above !== null) throw new DocumentRefused('rubbish');
  return document;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = text.matchAll(/([A-Za-z_][\w:.-]*)\s*=\s*("[^"]*"|'[^']*')/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', quoted = '']) => [name, plain(quoted.slice(1, -1))]),
  );
}

/** Text with its characters in place of their names. @throws for a name that XML itself does not know. */
function plain(text: string): string {
  return text.replace(/&([^;&\s]{0,10};)?/g, (_, reference?: string) => {
    const name = reference?.slice(0, -1) ?? '';
    const character = name === 'nbsp' ? undefined : decoded(name);
    if (character === undefined) throw new DocumentRefused('rubbish');
    return character;
  });
}
