/** Where a link stood: its target, and which of the links with that target it was. */
interface UsedLink {
  href: string;
  index: number;
}

/** For each entry of the history, the link by which the visitor left it. */
const usedLinks = new Map<string, UsedLink>();

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/** Remembers the link that is being pressed, for the moment when the visitor comes back to this entry. */
export function rememberLink(entryKey: string, pressed: EventTarget | null): void {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const href = link?.getAttribute('href');
  if (link && href) usedLinks.set(entryKey, { href, index: linksTo(href).indexOf(link) });
}

/** Moves the focus to the link by which the visitor left an entry; false when there is none to be seen. */
export function focusUsedLink(entryKey: string): boolean {
  const used = usedLinks.get(entryKey);
  const link = used && linksTo(used.href)[used.index];
  // A link in a folded menu takes no focus.
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
