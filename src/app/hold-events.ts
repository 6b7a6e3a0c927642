/**
 * What makes React take over a whole page at once, and in one piece, when it comes while React is at it: half a second on a slow
 * phone in which no press is answered. Until then the browser and the pre-hydration script serve the page as before.
 */
const heldEvents = [
  ...[
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'click',
    'auxclick',
    'contextmenu',
  ],
  ...[
    'keydown',
    'keypress',
    'keyup',
    'compositionstart',
    'compositionend',
    'input',
    'change',
    'paste',
    'cut',
  ],
];

/**
 * Keeps events from React, which listens at the document, as long as it takes the page over; what the browser does with them it does.
 * @returns What lets them through.
 */
export function holdEvents(): () => void {
  const hold = (event: Event) => event.stopPropagation();
  for (const name of heldEvents) addEventListener(name, hold, true);
  return () => {
    for (const name of heldEvents) removeEventListener(name, hold, true);
  };
}
