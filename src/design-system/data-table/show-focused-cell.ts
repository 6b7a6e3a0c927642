/** Room for the ring around what has the focus, in pixels. */
const ring = 8;

/**
 * Brings what a key gives the focus beside the column of its table that stands still. Browsers leave a link where it is as soon
 * as 32 px of it lie in the frame, and do not know that the column lies over them: a link could have the focus where nobody
 * sees it. Runs without React, so that a page that is only read does it too.
 */
export function showFocusedCell(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    const focused = target as Element;
    const region = focused.parentElement?.closest('[data-scroller]');
    // Under a finger or a mouse it stays where it is, or the press would miss it; the column itself never moves.
    if (!region || focused.closest('th:first-child') || !focused.matches(':focus-visible')) return;
    const name = region.querySelector('th');
    const stands = name && getComputedStyle(name).left !== 'auto' ? name.offsetWidth : 0;
    const frame = region.getBoundingClientRect();
    const { left, right } = focused.getBoundingClientRect();
    region.scrollLeft += Math.min(Math.max(right + ring - frame.right, 0), left - ring - stands - frame.left);
  });
}
