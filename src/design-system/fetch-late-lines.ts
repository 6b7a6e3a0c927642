/** How far below or above the window a drawing is fetched, so that it is there when its place comes into sight. */
const nearby = '600px';

/** Fetches drawings that wait as soon as somebody comes near them. */
export function fetchLateLines(page: Document): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        for (const lines of target.querySelectorAll<SVGUseElement>('[data-late]'))
          lines.setAttribute('href', lines.dataset.late ?? '');
      }
    },
    { rootMargin: nearby },
  );
  for (const drawing of page.querySelectorAll('svg:has(> [data-late])')) near.observe(drawing);
}
