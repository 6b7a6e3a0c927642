/** Ids of fields that were left before React came. The page script fills it, forms empty it. */
type Left = { siteLeft?: Set<string> };

/** Remembers which fields a visitor leaves while nothing answers yet. */
export function rememberLeftFields(page: Document): void {
  const left = new Set<string>();
  (window as Left).siteLeft = left;
  page.addEventListener('focusout', ({ target }) => {
    // From then on forms hear it themselves.
    if (page.documentElement.dataset.hydrated === undefined && target instanceof HTMLElement)
      left.add(target.id);
  });
}

/** True, once, for a field that was left before React came. */
export function takeLeftField(id: string): boolean {
  return (window as Left).siteLeft?.delete(id) ?? false;
}
