/** The part of an address that decides what a navigation was. */
export interface Place {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/**
 * What a change of address asks of focus and scroll:
 * `none` (first load, or the same page with another query), `heading` (another page), `target` (a place within a page),
 * `back` (Back and Forward: the link that was used there), `reload` (the address that is already open).
 */
export type RouteStep = 'none' | 'heading' | 'target' | 'back' | 'reload';

/** Names the step from one address to the next; `from` is undefined on the first load. */
export function routeStep(from: Place | undefined, to: Place, action: 'POP' | 'PUSH' | 'REPLACE'): RouteStep {
  if (from === undefined || from.key === to.key) return 'none';
  if (action === 'POP') return 'back';
  const isSamePage = from.pathname === to.pathname;
  if (isSamePage && from.search === to.search) {
    if (from.hash === to.hash) return 'reload';
    return to.hash === '' ? 'heading' : 'target';
  }
  if (to.hash !== '') return 'target';
  return isSamePage ? 'none' : 'heading';
}
