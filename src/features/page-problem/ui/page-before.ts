import { pageAt } from '#site/paths.ts';

/** Longer than any address of ours, and within what its field takes. */
const longestPath = 300;

/**
 * The page of this site from which somebody came to the form, as a path: `https://www…/locations?s=97210` → `/locations`.
 * Without query and fragment, in which a visitor's place or search may stand: whoever wants to tell them writes them. Empty where
 * the browser names no page of this site, or the form itself, as after its being sent.
 * @param referrer What the browser names, if anything.
 * @param ownOrigins The addresses of this site, in each language, and the one that was asked.
 */
export function pageBefore(referrer: string | null, ownOrigins: readonly string[]): string {
  if (referrer === null || !URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  if (!ownOrigins.includes(origin) || pathname.length > longestPath) return '';
  return pageAt(pathname)?.pageId === 'page-problem' ? '' : pathname;
}
