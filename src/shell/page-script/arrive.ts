import { focusHeading, focusReached } from '../focus.ts';
import { focusUsedLink, rememberLink } from '../used-links.ts';

/**
 * Where the focus goes when a document has opened, beyond what the browser does by itself: on Back and Forward to the link
 * by which the visitor left, with a fragment to the heading of what it names, and after the language switch to the page's
 * heading, in the other voice. Whoever has begun to use the page meanwhile keeps the focus.
 */
export function arrive(page: Document): void {
  // At the window: also while React takes the page over (`app/hold-events.ts`).
  addEventListener('click', ({ target }) => rememberLink(target), true);
  if (page.activeElement !== page.body) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') focusUsedLink();
  else if (location.hash !== '') focusReached(location.hash);
  else if (scrollY === 0 && isTwin(page)) focusHeading();
}

/**
 * True when the document was opened from the same page of another language. Of a host of its own the browser tells the origin
 * alone: whoever comes from there has hardly another way.
 */
function isTwin({ referrer }: Document): boolean {
  if (!URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')].some(
    ({ origin, pathname }) =>
      origin === from.origin && (pathname === from.pathname || origin !== location.origin),
  );
}
