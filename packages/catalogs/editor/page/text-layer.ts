import type { AskEditor, TextKey } from '../editor-messages.ts';
import { make } from './make.ts';
import { isSpeck, type PageText, readPageTexts, rectsOf } from './page-texts.ts';

/** A text of the page that can be edited, under its button. */
export interface EditableSpot {
  button: HTMLButtonElement;
  keys: TextKey[];
}

export interface TextLayerOptions {
  ask: AskEditor;
  /** The name of a text's button. */
  nameOf(text: string, isHidden: boolean): string;
  onOpen(spot: EditableSpot): void;
}

/** Side of the mark of what is not seen. */
const chip = 24;

/**
 * Lays a button over each text of the page. The page itself stays untouched, so that it is what visitors get, and what it
 * links to does not open while one edits.
 */
export function createTextLayer({ ask, nameOf, onOpen }: TextLayerOptions) {
  const element = make('div', { class: 'layer' });
  const spots = new Map<PageText['place'], EditableSpot & PageText>();
  const known = new Map<string, TextKey[]>();
  let isOn = false;
  /** A text whose button is to have the focus as soon as it is there, and what has it meanwhile. */
  let awaited: { spot: EditableSpot; stand?: HTMLElement | undefined } | undefined;
  let frame = 0;
  let round = 0;
  let latest = Promise.resolve();

  /** Resolves once the page is read as it is: what the page changes meanwhile has it read anew, and the earlier reading is worth nothing. */
  async function settled(): Promise<void> {
    const awaited = latest;
    await awaited;
    if (awaited !== latest) await settled();
  }

  /** Reads the page anew and keeps the buttons of texts that have stayed, with the focus on them. */
  async function refresh(): Promise<void> {
    round += 1;
    const own = round;
    const texts = readPageTexts(document.body);
    const unknown = [...new Set(texts.map(({ text }) => text))].filter((text) => !known.has(text));
    if (unknown.length > 0) {
      const found = await ask({ ask: 'find', shown: unknown });
      unknown.forEach((text, at) => void known.set(text, found[at] ?? []));
    }
    if (own !== round || !isOn) return;
    const before = new Map(spots);
    const focused = [...before.values()].find(({ button }) => button.matches(':focus'));
    spots.clear();
    let last: Element | null = null;
    for (const text of texts) {
      const keys = known.get(text.text) ?? [];
      if (keys.length === 0) continue;
      const old = before.get(text.place);
      before.delete(text.place);
      const spot = { ...text, keys, button: old?.button ?? make('button', { type: 'button' }) };
      spot.button.setAttribute('aria-label', nameOf(text.text, text.isHidden));
      spot.button.onclick = () => onOpen(spot);
      spots.set(text.place, spot);
      // Moving a button that is in its place already would take the focus from it.
      const next: Element | null = last === null ? element.firstElementChild : last.nextElementSibling;
      if (next !== spot.button) element.insertBefore(spot.button, next);
      last = spot.button;
    }
    for (const { button } of before.values()) button.remove();
    draw();
    // A button that was moved, or made anew because the page wrote its text into another node, has lost the focus.
    if (focused) {
      if (!buttonOf(focused)?.matches(':focus')) focusOn(focused);
    } else if (document.activeElement === document.body || awaited?.stand?.matches(':focus')) {
      if (awaited) focusOn(awaited.spot, awaited.stand);
    } else awaited = undefined;
  }

  /**
   * Moves the focus to the button of a text. Words that were saved a moment ago may not have been found in the catalogs yet: then
   * they have no button until the page is read again.
   * @param stand What has the focus until then. Default nothing.
   */
  function focusOn(spot: EditableSpot, stand?: HTMLElement): void {
    const button = buttonOf(spot);
    awaited = button ? undefined : { spot, stand };
    (button ?? stand)?.focus({ preventScroll: true });
  }

  /** The button of a text, which may have been drawn anew since it was opened. */
  function buttonOf({ button, keys }: EditableSpot): HTMLButtonElement | undefined {
    if (button.isConnected && !button.hidden) return button;
    const wanted = JSON.stringify(keys[0]);
    return [...spots.values()].find((spot) => spot.keys.some((key) => JSON.stringify(key) === wanted))
      ?.button;
  }

  function draw(): void {
    const origin = element.getBoundingClientRect();
    for (const spot of spots.values()) {
      const rects = rectsOf(spot);
      const [first] = rects;
      spot.button.hidden = first === undefined;
      if (first === undefined) continue;
      const isMark = spot.isHidden || isSpeck(first);
      const lines = isMark ? [new DOMRect(first.left, first.top, chip, chip)] : rects;
      const around = union(lines);
      place(spot.button, around, origin);
      spot.button.className = isMark ? 'chip' : '';
      spot.button.replaceChildren(
        ...lines.map((line) => {
          const element = make('span');
          place(element, line, around);
          return element;
        }),
      );
    }
  }

  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  let timer: number | undefined;
  const later = () => {
    clearTimeout(timer);
    // What a page changes, it changes in several steps.
    timer = window.setTimeout(() => {
      latest = refresh();
      latest.catch(() => undefined);
    }, 100);
  };
  const changes = new MutationObserver(later);
  const sizes = new ResizeObserver(soon);

  element.addEventListener('keydown', (event) => {
    const buttons = [...element.querySelectorAll<HTMLButtonElement>('button:not([hidden])')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    const next = event.key === 'End' ? buttons.at(-1) : buttons[Math.max(0, to)];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  });
  // A press that took the focus first would fold a menu away before it arrives.
  element.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    element,
    /** Resolves with the number of texts that can be edited. */
    async start(): Promise<number> {
      isOn = true;
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['hidden', 'open', 'aria-expanded', 'aria-label', 'alt', 'title', 'placeholder'],
      });
      sizes.observe(document.body);
      document.addEventListener('scroll', soon, { capture: true, passive: true });
      latest = refresh();
      await settled();
      return [...spots.values()].filter(({ button }) => !button.hidden).length;
    },
    stop(): void {
      isOn = false;
      changes.disconnect();
      sizes.disconnect();
      document.removeEventListener('scroll', soon, { capture: true });
      spots.clear();
      element.replaceChildren();
    },
    /** To be called when words have changed: what was known of the page's texts no longer holds. */
    forget(): void {
      known.clear();
      if (isOn) later();
    },
    /** The spot of a text, where the page shows it now. */
    spotOf(key: TextKey): EditableSpot | undefined {
      return [...spots.values()].find(
        ({ button, keys }) => !button.hidden && keys.some((each) => isSame(each, key)),
      );
    },
    buttonOf,
    focusOn,
  };
}

const isSame = (a: TextKey, b: TextKey): boolean =>
  a.area === b.area && a.context === b.context && a.english === b.english;

function union(rects: readonly DOMRect[]): DOMRect {
  const [left, top] = [
    Math.min(...rects.map((rect) => rect.left)),
    Math.min(...rects.map((rect) => rect.top)),
  ];
  const right = Math.max(...rects.map((rect) => rect.right));
  return new DOMRect(left, top, right - left, Math.max(...rects.map((rect) => rect.bottom)) - top);
}

function place({ style }: HTMLElement, { left, top, width, height }: DOMRect, origin: DOMRect): void {
  style.left = `${left - origin.left}px`;
  style.top = `${top - origin.top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
