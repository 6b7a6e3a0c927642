/** A piece of a text: plain words, or words inside a named tag. */
export type RichPart = string | { tag: string; parts: RichPart[] };

const tagged = /<([a-zA-Z]\w*)>([\s\S]*?)<\/\1>/;

/** Takes a text with named tags apart: `See <link>our rules</link>.` -> `['See ', {tag: 'link', parts: ['our rules']}, '.']`. */
export function parseRichText(text: string): RichPart[] {
  const match = tagged.exec(text);
  if (!match) return text === '' ? [] : [text];
  const [whole, tag = '', inside = ''] = match;
  const before = text.slice(0, match.index);
  return [
    ...(before === '' ? [] : [before]),
    { tag, parts: parseRichText(inside) },
    ...parseRichText(text.slice(match.index + whole.length)),
  ];
}
