import { useState } from 'react';

/**
 * What the loaders of pages have given to the server alone, by the id of the part. It never changes, so that one page's words are
 * the same for everybody; a prerendered page is written after its loader has run, and not within the same request.
 */
const given = new Map<string, unknown>();

/**
 * In a loader: gives a page's long words to the one who writes its HTML, and to nobody else. As data of the page they would travel
 * a second time beside that HTML. Only for words that are the same in every answer; what is drawn of them asks `givenOnce`.
 * @param id Of the part that is kept as served.
 * @returns What the page gets as data: nothing, but in development all of it, since there the browser draws it.
 */
export function giveOnce<Data>(id: string, data: Data): Data | null {
  if (import.meta.env.DEV) return data;
  given.set(id, data);
  return null;
}

/**
 * What the page's loader gave to the server alone; in development, where a page is drawn anew as its source changes, the page's data.
 * @param data What `giveOnce` returned.
 * @throws when nobody gave anything: the part would stand there empty.
 */
export function givenOnce<Data>(id: string, data: Data | null): Data {
  const known = (given.get(id) as Data | undefined) ?? data;
  if (known === null)
    throw new Error(`The words of the part "${id}" were never given: call giveOnce in the page's loader.`);
  return known;
}

/** Props of `KeptAsServed`. */
interface KeptProps {
  /** Of the element, once in a page. */
  id: string;
}

/**
 * The browser's half of a part that the server writes once and that never changes: React leaves it as it stands in the page, so
 * that neither its words nor its code travel a second time, and taking the page over costs nothing for it. Renders a `div`.
 *
 * Links, tables that scroll, headings and lists of contents need no React; a field or a button that React serves must stand outside.
 *
 * ```tsx
 * export const Notices = import.meta.env.SSR || import.meta.env.DEV ? WrittenNotices : () => <KeptAsServed id="notices" />;
 * ```
 * `WrittenNotices` renders `<div id="notices">` around what it writes. The condition stands in that place, not here, so that the
 * build can leave out what is written.
 */
export function KeptAsServed({ id }: KeptProps) {
  // Taken over, lest it be empty when React has to draw the page anew: as nodes, since the page's policy takes no HTML from a script.
  const [nodes] = useState(() => document.getElementById(id)?.childNodes ?? []);
  return (
    <div
      ref={(element) => {
        if (!element?.firstChild) element?.append(...nodes);
      }}
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React that the children are not its own
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
