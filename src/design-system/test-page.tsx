import { act, type ReactElement, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { serveDisclosures, servePresses } from './disclosure/serve-disclosures.ts';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

/** A page with one element on it, for tests. */
export interface TestPage {
  container: HTMLElement;
  /** The one element that fits the selector; fails when there is none. */
  find: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
  /** The one `button` or `a` with these words. */
  named: (words: string) => HTMLElement;
  render: (element: ReactElement) => void;
  goTo: (path: string) => void;
  leave: () => void;
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Shows the element in a browser's document. */
export function openPage(element: ReactElement): TestPage {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  return pageIn(
    container,
    element,
    (tree) => act(() => root.render(tree)),
    () => act(() => root.unmount()),
  );
}

/** Shows the server's page, lets `meanwhile` happen to it as a visitor would, then lets React take over. */
export function openHydratedPage(
  element: ReactElement,
  meanwhile: (container: HTMLElement) => void,
): TestPage {
  const container = document.createElement('div');
  container.innerHTML = renderPage(element);
  // A browser that runs scripts takes what stands there for text.
  for (const unseen of container.querySelectorAll('noscript')) unseen.replaceChildren();
  document.body.append(container);
  meanwhile(container);
  let root: ReturnType<typeof hydrateRoot> | undefined;
  return pageIn(
    container,
    element,
    (tree) =>
      act(() => {
        if (root) root.render(tree);
        else root = hydrateRoot(container, tree);
      }),
    () => act(() => root?.unmount()),
  );
}

/** The server's HTML of the element. */
export function renderPage(element: ReactElement): string {
  return renderToString(treeOf(element).tree);
}

interface Slot {
  show: (next: ReactElement) => void;
}

function SlotPage({ slot, first }: { slot: Slot; first: ReactElement }) {
  const [shown, setShown] = useState(first);
  slot.show = setShown;
  return shown;
}

function treeOf(element: ReactElement) {
  const slot: Slot = { show: () => undefined };
  const router = createMemoryRouter([{ path: '*', element: <SlotPage slot={slot} first={element} /> }]);
  return {
    slot,
    router,
    tree: (
      <ThemeRoot>
        <RouterProvider router={router} />
      </ThemeRoot>
    ),
  };
}

function pageIn(
  container: HTMLElement,
  element: ReactElement,
  show: (tree: ReactElement) => void,
  unmount: () => void,
): TestPage {
  const { slot, router, tree } = treeOf(element);
  show(tree);
  const served = new AbortController();
  servePresses(document, served.signal);
  serveDisclosures(document, served.signal);
  return {
    container,
    find<Found extends HTMLElement>(selector: string) {
      const found = container.querySelector<Found>(selector);
      if (!found) throw new Error(`Nothing on the page fits "${selector}"`);
      return found;
    },
    named(words) {
      const found = [...container.querySelectorAll<HTMLElement>('button, a')].find(
        (each) => each.textContent?.trim() === words,
      );
      if (!found) throw new Error(`No button or link says "${words}"`);
      return found;
    },
    render(next) {
      act(() => slot.show(next));
    },
    goTo(path) {
      act(() => {
        void router.navigate(path);
      });
    },
    leave() {
      served.abort();
      unmount();
      container.remove();
    },
  };
}

/** A press of a key on what has the focus. */
export function press(key: string): void {
  act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
}

/** A click on the element. */
export function click(element: Element): void {
  act(() => {
    if (element instanceof HTMLElement) element.focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** Moves the focus as Tab would. */
export function focus(element: HTMLElement): void {
  act(() => element.focus());
}

/** Gives the window a width, for `matchMedia` and `innerWidth`, and tells those who listen. */
export function setWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  const queries = listeners;
  window.matchMedia = (media: string) => {
    const least = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0);
    const list = new EventTarget() as MediaQueryList;
    Object.defineProperty(list, 'matches', { get: () => window.innerWidth >= least });
    queries.add(list);
    return list;
  };
  act(() => {
    window.dispatchEvent(new Event('resize'));
    for (const list of queries) list.dispatchEvent(new Event('change'));
  });
}

const listeners = new Set<EventTarget>();
