/** Where a link stood: its target, and which of the links with that target it was. */
interface UsedLink {
  href: string;
  index: number;
}

/** Under this name an entry of the history keeps the link by which the visitor left it. */
const key = 'usedLink';

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/**
 * Remembers the link that is being pressed, for the moment when the visitor comes back. The history's own entry holds it:
 * it outlives the document, and goes with the entry. What the router keeps there stays.
 */
export function rememberLink(pressed: EventTarget | null): void {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  const used: UsedLink = { href, index: linksTo(href).indexOf(link) };
  history.replaceState({ ...(history.state as object | null), [key]: used }, '');
}

/** Moves the focus to the link by which the visitor left this entry; false when there is none to be seen. */
export function focusUsedLink(): boolean {
  const used = (history.state as { [key]?: UsedLink } | null)?.[key];
  const link = used && linksTo(used.href)[used.index];
  // A link in a folded menu takes no focus.
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
