/** Share of the window's height in which a heading counts as reached. */
const upper = 0.35;

/** Taller than any page, in pixels. */
const farAbove = 1_000_000;

/**
 * Marks in a list of contents the part that is being read: the link to the last heading that has reached the upper part of the
 * window gets `aria-current`. Runs without React, so that a page that is only read says it too.
 */
export function markCurrent(contents: HTMLElement): void {
  if (!('IntersectionObserver' in window)) return;
  const entries = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return target ? [{ link, target }] : [];
  });
  const mark = (current: HTMLAnchorElement | undefined) => {
    for (const { link } of entries) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    // A list longer than the window scrolls by itself; the page stays where it is.
    if (current && contents.scrollHeight > contents.clientHeight)
      contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  };
  const read = () => {
    const line = window.innerHeight * upper;
    mark(entries.findLast(({ target }) => target.getBoundingClientRect().top <= line)?.link);
  };
  // Asked only when a heading passes the lower edge of that part. What stands far above counts as in it: a jump over a heading
  // would else be a change from out of sight to out of sight, and nobody would be told.
  const observer = new IntersectionObserver(read, {
    rootMargin: `${farAbove}px 0px ${-100 * (1 - upper)}% 0px`,
  });
  for (const { target } of entries) observer.observe(target);
  // The last parts of a page may be too short to get so far up: who chose one is there.
  window.addEventListener('hashchange', () => {
    const chosen = entries.find(({ link }) => link.hash === location.hash);
    if (chosen) requestAnimationFrame(() => mark(chosen.link));
  });
}
