/**
 * What makes React take over a whole page at once, and in one piece, when it comes while React is at it: half a second on a slow
 * phone in which no press and no letter is answered. React names these in `isDiscreteEventThatRequiresHydration`; a test holds
 * the two lists together.
 */
export const heldEvents = [
  ...['mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['dragend', 'dragstart', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend'],
  ...['input', 'textInput', 'change', 'reset', 'copy', 'cut', 'paste'],
];

/**
 * Keeps events from React, which listens at the document, as long as it takes the page over. What the browser does with them it
 * does, and fields are asked afterwards what stands in them. Who wants to hear them meanwhile listens at the window.
 * @returns What lets them through.
 */
export function holdEvents(): () => void {
  const hold = (event: Event) => event.stopPropagation();
  for (const name of heldEvents) addEventListener(name, hold, true);
  return () => {
    for (const name of heldEvents) removeEventListener(name, hold, true);
  };
}
