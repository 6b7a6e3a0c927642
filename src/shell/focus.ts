/** How long a fragment's target may take to arrive, in milliseconds: its data may still be on the way. */
const longestWait = 3_000;

/** Moves the focus to the page's `h1`, so that a screen reader reads it and Tab goes on from there. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusQuietly(heading);
}

/**
 * Scrolls to what a fragment names and moves the focus to its heading, once it is there.
 * Returns a function that stops the waiting.
 */
export function focusTarget(hash: string): () => void {
  const id = fragmentId(hash);
  const go = (): boolean => {
    const target = document.getElementById(id);
    if (!target) return false;
    target.scrollIntoView();
    focusQuietly(headingOf(target));
    return true;
  };
  if (go()) return () => {};
  const observer = new MutationObserver(() => {
    if (go()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), longestWait);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id'],
  });
  return stop;
}

/** Moves the focus to the heading of what a fragment names, where the browser itself has already scrolled; false without one. */
export function focusReached(hash: string): boolean {
  const target = document.getElementById(fragmentId(hash));
  if (target) focusQuietly(headingOf(target));
  return target !== null;
}

/** True when the fragment's target is already in the document: the browser itself has gone there. */
export function hasTarget(hash: string): boolean {
  return document.getElementById(fragmentId(hash)) !== null;
}

const headings = 'h1, h2, h3, h4, h5, h6';

function headingOf(target: HTMLElement): HTMLElement {
  return target.matches(headings) ? target : (target.querySelector<HTMLElement>(headings) ?? target);
}

/** `#a%20b` -> `a b`; what cannot be decoded is taken as it is. */
function fragmentId(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Focus without scrolling: where the page stands has been settled by others. */
function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
