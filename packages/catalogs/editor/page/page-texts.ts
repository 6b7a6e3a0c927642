/** A text where the page shows it, or a name that it gives to something. */
export interface PageText {
  /** The text node, or the attribute: the same as long as it stays on the page. */
  place: Text | Attr;
  text: string;
  /** True of what is not seen: names for screen readers, tooltips, alternatives of pictures. */
  isHidden: boolean;
}

const named = ['aria-label', 'alt', 'title', 'placeholder'] as const;
const wordless = 'script, style, noscript, template, vite-error-overlay, [translate=no]';

/** The words of a page in their order, as far as they take a place on it now: what is folded away is not among them. */
export function readPageTexts(root: HTMLElement): PageText[] {
  const found: PageText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && (node.matches(wordless) || !isShown(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) add(found, node, node.data, false);
    else if (node instanceof Element)
      for (const name of named) {
        const attribute = node.getAttributeNode(name);
        if (attribute !== null) add(found, attribute, attribute.value, name !== 'placeholder');
      }
  }
  return found;
}

function add(found: PageText[], place: Text | Attr, text: string, isHidden: boolean): void {
  if (/\p{L}/u.test(text)) found.push({ place, text: text.trim(), isHidden });
}

/** An element that has no box of its own, because its children stand in its place, is shown as far as they are. */
function isShown(element: Element): boolean {
  if (typeof element.checkVisibility !== 'function') return true;
  return (
    element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents'
  );
}

/** Smaller than a finger's tip: what is hidden from sight but not from screen readers is clipped to one pixel. */
const speck = 4;

/** Where a text stands in the window, a rectangle for each of its lines; none where it takes no place. */
export function rectsOf({ place }: PageText): DOMRect[] {
  const element = place instanceof Attr ? place.ownerElement : place.parentElement;
  const whole = element?.getBoundingClientRect();
  if (whole === undefined) return [];
  if (place instanceof Attr || isSpeck(whole)) return [whole];
  const range = document.createRange();
  range.selectNodeContents(place);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** True of what takes so little room that only a mark beside it can be met. */
export const isSpeck = ({ width, height }: DOMRect): boolean =>
  (width > 0 || height > 0) && (width < speck || height < speck);
