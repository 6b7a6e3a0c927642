/**
 * Makes a table's region a stop for the Tab key while it is wider than its frame, so that keys can scroll it, and no stop
 * while it fits: taller than the window it would only be in the way. One that fits is marked by `data-fits`, so that the head of
 * its table may stay in sight while the page scrolls: in a region that scrolls it would stay with the region.
 *
 * @returns what ends it.
 */
export function watchScroller(region: HTMLElement): () => void {
  const measure = () => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = region;
    const scrolls = clientWidth === 0 || scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
    region.toggleAttribute('data-fits', !scrolls);
    if (scrolls) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  // At once, since the observer speaks only after the next frame, and Tab may be pressed before.
  measure();
  if (!('ResizeObserver' in window)) return () => undefined;
  // Also told when a closed part of the page opens around the table: only then has it a width to go by. The table may outgrow a
  // region that stays as wide as it was, when its words come in another face or language.
  const observer = new ResizeObserver(measure);
  for (const each of [region, ...region.children]) observer.observe(each);
  return () => observer.disconnect();
}
