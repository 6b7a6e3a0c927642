/** What a page's heading is called while one page becomes another; the style sheet names each `h1` so. */
const title = 'h1';

/** A link that is a line of a list or a table: what it leads to is told by the line. */
const rowLink = ':is(main li, main tr) a[href]';

/**
 * Lets a row become the heading of the page that it leads to: its link, in the moment in which the browser leaves for it, takes the
 * place of the heading in the transition of the style sheet. Every other way from page to page is without one.
 */
export function followRows(page: Document): void {
  let pressed: HTMLElement | null = null;
  let named: HTMLElement[] = [];
  const name = (element: HTMLElement | null, as: string) => {
    if (!element) return;
    element.style.viewTransitionName = as;
    named.push(element);
  };
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>(rowLink) : null;
    },
    { capture: true },
  );
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // A transition that is skipped rejects this; as an error nobody caught it would be reported, and the answer to that report
    // keeps a browser from keeping the page for the way back.
    for (const promise of [viewTransition?.ready, viewTransition?.finished]) promise?.catch(() => undefined);
    const row = pressed instanceof HTMLAnchorElement && pressed.href === activation?.entry?.url;
    if (!row || activation?.navigationType !== 'push') viewTransition?.skipTransition();
    else if (viewTransition) {
      name(page.querySelector('h1'), 'none');
      name(pressed, title);
    }
    pressed = null;
  });
  // The browser may have kept the page, and come back to it by another way.
  addEventListener('pageshow', () => {
    for (const element of named) element.style.removeProperty('view-transition-name');
    named = [];
  });
}
