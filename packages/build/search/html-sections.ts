/** One part of a page: what stands below a heading that can be linked to. */
export interface HtmlSection {
  /** Fragment of the heading; empty for what stands above the first one. */
  id: string;
  heading: string;
  text: string;
}

/** Elements whose words are no content: what a reader operates, hears elsewhere, or never sees. */
const skipped = new Set([
  'script',
  'style',
  'svg',
  'nav',
  'template',
  'select',
  'option',
  'button',
  'noscript',
  'video',
]);

/** Elements that stand in a line; all others part words. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
]);

/** Of these, such as stand within a word. */
const belongsToWord = new Set(['sub', 'sup', 'wbr']);

/** Elements without an end tag. */
const empty = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'use',
  'wbr',
]);

/**
 * The words of a page's `main`, parted at its linkable headings. It reads HTML as React writes it: every tag closed,
 * every attribute quoted.
 */
export function htmlSections(html: string): { title: string; sections: HtmlSection[] } {
  const main = (html.match(/<main\b[^>]*>([\s\S]*)<\/main>/)?.[1] ?? '').replace(
    /<(script|style)\b[\s\S]*?<\/\1>/g,
    '',
  );
  const sections: HtmlSection[] = [{ id: '', heading: '', text: '' }];
  let title = '';
  let skipping: string[] = [];
  let heading: { id: string; level: number; text: string } | null = null;

  /** An element of a line has just ended, and nothing has been said since. */
  let hasJustEnded = false;

  for (const [token, closing = '', name = '', attributes = ''] of main.matchAll(
    /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<!--[\s\S]*?-->|[^<]+/g,
  )) {
    if (skipping.length > 0) {
      if (name && !closing && !empty.has(name) && !attributes.endsWith('/')) skipping.push(name);
      if (closing) skipping = skipping.slice(0, -1);
      continue;
    }
    if (token.startsWith('<!--')) continue;
    // Two elements without a space between them are set apart by their looks; a raised or lowered sign belongs to its word.
    if (hasJustEnded && name && !closing && inline.has(name) && !belongsToWord.has(name)) addWords(' ');
    hasJustEnded = closing !== '' && inline.has(name) && !belongsToWord.has(name);
    if (!name) {
      const words = decoded(token);
      addWords(words);
      continue;
    }
    const level = Number(name.match(/^h([1-6])$/)?.[1] ?? 0);
    if (!closing && (skipped.has(name) || /\shidden(=|\s|$)|aria-hidden="true"/.test(attributes))) {
      if (!empty.has(name)) skipping = [name];
    } else if (level > 0 && !closing) {
      heading = { id: attributes.match(/\sid="([^"]+)"/)?.[1] ?? '', level, text: '' };
    } else if (level > 0 && heading) {
      closeHeading(heading);
      heading = null;
    } else if (!inline.has(name)) {
      addText(' ');
      if (heading) heading.text += ' ';
    }
  }
  return {
    title: tidy(title),
    sections: sections
      .map(({ id, heading: name, text }) => ({ id, heading: tidy(name), text: tidy(text) }))
      .filter(({ heading: name, text }) => name !== '' || text !== ''),
  };

  function addWords(words: string): void {
    if (heading) heading.text += words;
    else addText(words);
  }

  function addText(words: string): void {
    const last = sections.at(-1);
    if (last) last.text += words;
  }

  function closeHeading({ id, level, text }: { id: string; level: number; text: string }): void {
    if (level === 1) title = text;
    else if (id) sections.push({ id, heading: text, text: '' });
    else addText(` ${text}. `);
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replace(/&(#x27|#39|\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
