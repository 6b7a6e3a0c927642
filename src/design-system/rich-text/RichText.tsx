import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { parseRichText, type RichPart } from './parse-rich-text.ts';

/** Where the links of a text lead, by the name of their tag; with `lang` alone the words are a phrase in that language. */
export type RichLinks = Readonly<
  Record<string, { to?: string; href?: string; lang?: string; hrefLang?: string }>
>;

interface RichTextProps {
  /** Words with named tags: `<strong>`, `<em>`, and any name that `links` knows. */
  text: string;
  links?: RichLinks;
}

/**
 * A text from content, with its emphasis and its links. Renders no element around it.
 *
 * - A phrase in another language says which.
 * - A tag without a target stops the page: no link stands there that leads nowhere.
 */
export function RichText({ text, links }: RichTextProps) {
  return <>{parseRichText(text).map((part, index) => draw(part, index, links))}</>;
}

function draw(part: RichPart, key: number, links: RichLinks = {}): ReactNode {
  if (typeof part === 'string') return part;
  const { tag } = part;
  const words = part.parts.map((inner, index) => draw(inner, index, links));
  if (tag === 'strong') return <strong key={key}>{words}</strong>;
  if (tag === 'em') return <em key={key}>{words}</em>;
  const target = links[tag];
  if (!target) {
    throw new Error(
      `A text has the tag <${tag}> and no target for it; give RichText links={{ ${tag}: {…} }}.`,
    );
  }
  const { to, href, ...languages } = target;
  if (to === undefined && href === undefined) {
    return (
      <span key={key} lang={languages.lang}>
        {words}
      </span>
    );
  }
  return (
    <Link key={key} {...languages} {...(to === undefined ? { href: href ?? '' } : { to })}>
      {words}
    </Link>
  );
}
