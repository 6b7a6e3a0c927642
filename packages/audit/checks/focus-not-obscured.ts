import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { focusTop, pressTab } from '../page/tab-key.ts';
import { markStops, unmarkStops } from '../page/walk.ts';

/** What has the focus, and which of nine points of it are covered by something else or out of the window. */
export async function hiddenPoints(
  page: Page,
): Promise<{ fault: Fault; hidden: string[]; isGone: boolean; stop: string } | null> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const shapes =
      focused instanceof SVGElement
        ? [...focused.querySelectorAll<SVGGeometryElement>('circle, ellipse, path, polygon, rect')]
        : [];
    // Of a link in a drawing its shapes: words that only show with the focus would stretch its box over its neighbours.
    const boxes = (
      shapes.length > 0 ? shapes.map((shape) => shape.getBoundingClientRect()) : [...focused.getClientRects()]
    )
      .filter(({ width, height }) => width > 0 && height > 0)
      .sort((one, other) => (shapes.length > 0 ? other.width * other.height - one.width * one.height : 0));
    const box = boxes[0] ?? focused.getBoundingClientRect();
    const hidden: string[] = [];
    const outside: string[] = [];
    let looked = 0;
    // What lets the pointer through is never found by a point, and covers all the same.
    const clear = [...document.body.querySelectorAll('*')].filter((each) => {
      const { position, pointerEvents, backgroundColor } = getComputedStyle(each);
      const isStuck = (position === 'fixed' || position === 'sticky') && pointerEvents === 'none';
      const isOpaque = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      return isStuck && isOpaque && window.auditDom.isVisible(each) && !each.contains(focused);
    });
    const coverAt = (x: number, y: number) =>
      clear.find((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
      });
    const style = getComputedStyle(focused);
    /** Whether a point lies beyond the curve of its corner, where what is round has nothing that could be seen. */
    const isCutOff = (across: number, down: number): boolean => {
      const corner =
        `border${down < 0.5 ? 'Top' : 'Bottom'}${across < 0.5 ? 'Left' : 'Right'}Radius` as 'borderTopLeftRadius';
      const [first = '0px', second = first] = style[corner].split(' ');
      const inPixels = (length: string, side: number) =>
        Number.parseFloat(length) * (length.endsWith('%') ? side / 100 : 1);
      const [wide, high] = [inPixels(first, box.width), inPixels(second, box.height)];
      if (!(wide > 0 && high > 0)) return false;
      // Curves that do not fit their side are made smaller together (https://www.w3.org/TR/css-backgrounds-3/#corner-overlap).
      const scale = Math.min(1, box.width / (2 * wide), box.height / (2 * high));
      const inward = (place: number, side: number, radius: number) =>
        Math.max(0, 1 - (Math.min(place, 1 - place) * side) / (radius * scale));
      const [x, y] = [inward(across, box.width, wide), inward(down, box.height, high)];
      return x > 0 && y > 0 && x ** 2 + y ** 2 > 1;
    };
    /** Whether one of its shapes lies at a point of the window: what is round does not fill its box. */
    const isDrawnAt = (x: number, y: number): boolean =>
      shapes.some((shape) => {
        const matrix = shape.getScreenCTM()?.inverse();
        return matrix !== undefined && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
      });
    /** The whole drawing, whatever smaller ones are in it. */
    const drawingOf = (element: Element | null): Element | null => {
      let drawing = element?.closest('svg') ?? null;
      while (drawing?.parentElement?.closest('svg')) drawing = drawing.parentElement.closest('svg');
      return drawing;
    };
    /** What paints nothing covers nothing: the room around a mark that pointers get. */
    const isClear = (element: Element): boolean =>
      element instanceof SVGElement && /^(none|rgba\(.*, 0\))$/.test(getComputedStyle(element).fill);
    for (const across of [0.04, 0.5, 0.96]) {
      for (const down of [0.1, 0.5, 0.9]) {
        if (isCutOff(across, down)) continue;
        // Of a film its own controls have the focus, which lie along its lower edge.
        if (focused instanceof HTMLVideoElement && down !== 0.9) continue;
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        if (shapes.length > 0 && !isDrawnAt(x, y)) continue;
        looked += 1;
        const top = document.elementFromPoint(x, y);
        // Where the drawing itself shows, what was drawn before the shape, or what has no color, nothing lies over it.
        const isOwnDrawing =
          focused instanceof SVGElement &&
          top instanceof SVGElement &&
          drawingOf(top) === drawingOf(focused) &&
          (top === drawingOf(focused) ||
            isClear(top) ||
            (focused.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_PRECEDING) !== 0);
        const isSeen =
          top !== null &&
          (focused.contains(top) || isOwnDrawing || (top.contains(focused) && top.localName === 'label'));
        const cover = isSeen ? coverAt(x, y) : top;
        if (!isSeen || cover)
          (top ? hidden : outside).push(
            `${Math.round(x)},${Math.round(y)} ${cover?.localName ?? 'outside the window'}`,
          );
      }
    }
    // What is as high as the window is never whole in it, and covered by nothing; nowhere at all is another matter.
    const isGone = looked > 0 && hidden.length + outside.length === looked;
    if (isGone) hidden.push(...outside);
    return {
      fault: window.auditDom.fault(focused, ''),
      hidden,
      isGone,
      stop: (focused as HTMLElement).dataset.stop ?? '',
    };
  });
}

/**
 * Tabs through the page forwards and backwards and looks at each stop as the browser shows it: all nine points of it must
 * be in view and on top, which is 2.4.12 and more than 2.4.11 asks. Tells in each direction how many stops it looked at.
 */
export async function coveredStops(
  page: Page,
): Promise<{ faults: Fault[]; stops: number; looked: [forwards: number, backwards: number] }> {
  await installDomHelpers(page);
  const client = await page.context().newCDPSession(page);
  const stops = (await markStops(page)).length;
  const faults: Fault[] = [];
  const looked: [number, number] = [0, 0];
  await focusTop(page);
  for (const direction of [0, 1] as const) {
    let before = '';
    for (let step = 0; step < stops; step += 1) {
      await pressTab(client, 1, direction === 1);
      const seen = await hiddenPoints(page);
      if (!seen) break;
      // A film has several stops of its own, all at one place.
      if (seen.stop !== before) looked[direction] += 1;
      before = seen.stop;
      const { length } = seen.hidden;
      if (length > 0)
        faults.push({
          ...seen.fault,
          // 2.4.11 asks that something of it can be seen; 2.4.12, of level AAA, that all can.
          criteria: [seen.isGone ? '2.4.11' : '2.4.12'],
          message: `${direction === 1 ? 'Shift+Tab' : 'Tab'} leaves ${length} of 9 points of this out of sight: ${seen.hidden.join('; ')}.`,
        });
    }
  }
  await unmarkStops(page);
  await client.detach();
  return { faults, stops, looked };
}

/** Looks whether anything lies over what has the focus. */
export const focusNotObscured: Check = {
  id: 'focus-not-obscured',
  title: {
    eng: 'Nothing ever covers what has the focus, in either direction',
    es: 'Nada cubre nunca lo que tiene el foco, en ninguna dirección',
  },
  fix: {
    eng: 'Put banners and headers into the flow of the page; where one must stay in view, give the page scroll-padding of its height.',
    es: 'Ponga avisos y encabezados en el flujo de la página; si uno debe quedar a la vista, dé a la página un scroll-padding de su altura.',
  },
  criteria: ['2.4.11', '2.4.12'],
  // Of a state the narrow window alone, where what comes over a page leaves the least of it free.
  appliesTo: ({ width, scheme, mode, state }) =>
    (width === 320 || (width === 1280 && state === 'default')) && scheme === 'light' && mode === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page }) => {
    const { faults, looked } = await coveredStops(page);
    return reportOf({ faults, looked: looked[0] + looked[1] });
  },
};
