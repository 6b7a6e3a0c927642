/** From here on the navigation lies open in a row; one pixel less and it folds behind its button. */
const wide = '(min-width: 993px)';

const anyButton = '[data-disclosure]';
const group = '[data-disclosure-group]';
const navigation = 'nav[data-native]';
/** What a narrow window folds. */
const panelOf = '[id$="-panel"]';

/**
 * Opens what a disclosure button controls, or closes what is open. Of a group one is open at a time; a disclosure outside
 * any group minds only itself.
 */
export function toggle(button: HTMLElement): void {
  const opens = button.ariaExpanded !== 'true';
  if (opens)
    for (const other of button.closest(group)?.querySelectorAll(anyButton) ?? []) setOpen(other, false);
  setOpen(button, opens);
}

/** Puts a disclosure button and what it controls into one state. */
function setOpen(button: Element, isOpen: boolean): void {
  button.ariaExpanded = `${isOpen}`;
  const passage = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (passage) passage.hidden = !isOpen;
}

/** Serves presses on disclosure buttons where no pre-hydration script does: in development and in unit tests. */
export function servePresses(page: Document, until?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = elementOf(target)?.closest<HTMLElement>(`button${anyButton}`);
    if (button) toggle(button);
  };
  page.addEventListener('click', onClick, { capture: true, ...listenUntil(until) });
}

/**
 * Serves the disclosures of a document for as long as it stands, whether React has taken the page over or not. Presses on
 * their buttons are not served here: the pre-hydration script does that from the first moment on (`toggle`).
 *
 * @param until Ends it. Default: never.
 */
export function serveDisclosures(page: Document, until?: AbortSignal): void {
  const options = listenUntil(until);
  // At the window and before anything else: while React takes the page over, nothing comes further (`app/hold-events.ts`).
  const first = { capture: true, ...options };
  let isTabbing = false;
  /** What took the focus last, and no press has taken it from. */
  let lastFocused: Element | null = null;

  window.addEventListener(
    'keydown',
    ({ key, target }) => {
      isTabbing = key === 'Tab';
      if (key === 'Escape') closeByEscape(elementOf(target)?.closest(navigation));
    },
    first,
  );
  window.addEventListener(
    'pointerdown',
    () => {
      isTabbing = false;
      lastFocused = null;
    },
    first,
  );
  page.addEventListener(
    'focusin',
    ({ target }) => {
      lastFocused = elementOf(target);
    },
    options,
  );
  window.addEventListener(
    'click',
    ({ target }) => {
      const pressed = elementOf(target);
      const nav = pressed?.closest(navigation);
      // A chosen link leaves nothing open behind it: Back shows the page as it was left.
      if (pressed?.closest('a') && nav) for (const button of openIn(nav)) setOpen(button, false);
      if (!nav && isWide()) for (const button of page.querySelectorAll(openMenu)) setOpen(button, false);
    },
    first,
  );
  page.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // A press on a narrow window would find the page moved between down and up: the list above it closes on click alone.
      if (!isWide() && !isTabbing) return;
      const item = elementOf(target)?.closest(`${group} > li`);
      const button = item?.querySelector(anyButton);
      // Without a next element the window lost the focus, or a press fell on something that takes none.
      if (button && relatedTarget instanceof Node && !item?.contains(relatedTarget)) setOpen(button, false);
    },
    options,
  );
  // The browser drops the focus from a hidden element in the same frame, so the panel opens before it is drawn. Where something
  // asked for the layout before, it is dropped already: then what had it last counts.
  window.matchMedia?.(wide).addEventListener(
    'change',
    () => {
      const { activeElement } = page;
      const focused = activeElement === page.body ? lastFocused : activeElement;
      const nav = focused?.closest(navigation);
      const panel = nav?.querySelector<HTMLElement>(panelOf);
      if (!nav || !panel || !focused) return;
      const isInside = panel.contains(focused);
      // What stands in the strip of a wide window lies in the panel of a narrow one: the focus goes over to its other place.
      const places = [...nav.querySelectorAll<HTMLElement>(`ul a[href="${focused.getAttribute('href')}"]`)];
      const other = focused.closest(group)
        ? undefined
        : places.find((link) => !link.closest(group) && panel.contains(link) !== isInside);
      const button =
        isWide() || (!isInside && !other) ? null : nav.querySelector(`[aria-controls="${panel.id}"]`);
      if (button) setOpen(button, true);
      if (isWide() === isInside) other?.focus();
      else if (focused !== activeElement && focused instanceof HTMLElement) focused.focus();
    },
    options,
  );
}

/** The open button of a menu: one within a group. */
const openMenu = `${group} ${anyButton}[aria-expanded=true]`;

function openIn(nav: Element): Iterable<HTMLElement> {
  return nav.querySelectorAll<HTMLElement>(`${anyButton}[aria-expanded=true]`);
}

/** The open menu closes first; with none open, a narrow window folds its navigation. Either way the focus returns. */
function closeByEscape(nav: Element | null | undefined): void {
  if (!nav) return;
  const menu = nav.querySelector<HTMLElement>(openMenu);
  const [fold] = isWide() ? [] : openIn(nav);
  const button = menu ?? fold;
  if (!button) return;
  setOpen(button, false);
  button.focus();
}

function listenUntil(signal: AbortSignal | undefined): AddEventListenerOptions {
  return signal ? { signal } : {};
}

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null;
}

function isWide(): boolean {
  return window.matchMedia?.(wide).matches ?? true;
}
