/**
 * What makes React take over a whole page at once, and in one piece, when it comes while React is at it: half a second on a slow
 * phone in which no press is answered. The browser and the pre-hydration script serve all of this without React.
 */
const heldEvents = [
  ...[
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'auxclick',
    'contextmenu',
  ],
  ...['keydown', 'keypress', 'keyup', 'click'],
];

/**
 * The page script listens at the document too: to the press by which something is chosen, and to Escape, which closes what is open.
 * They pass, as do `input` and `change`: nobody's choice may be lost for speed.
 */
function isHeardByOthers({ type, target, key }: Event & { key?: string }): boolean {
  if (type === 'click') return !(target instanceof Element && target.closest('[data-disclosure]'));
  return key === 'Escape';
}

/**
 * Keeps events from React, which listens at the document, as long as it takes the page over; what the browser does with them it does.
 * @returns What lets them through.
 */
export function holdEvents(): () => void {
  const hold = (event: Event) => {
    if (!isHeardByOthers(event)) event.stopPropagation();
  };
  for (const name of heldEvents) addEventListener(name, hold, true);
  return () => {
    for (const name of heldEvents) removeEventListener(name, hold, true);
  };
}
