import type { Page } from '@playwright/test';
import type { Fault, Look } from '../faults.ts';
import { installDomHelpers } from './dom-helpers.ts';

/** Whether each text on the page can be read: what is cut off, which texts lie over each other, what is out to the side. */
export async function unreadableTexts(page: Page): Promise<Look> {
  await installDomHelpers(page);
  return await page.evaluate(async () => {
    // What follows the size of an element has its turn before the next frame is painted: nobody sees the page without it. Where
    // no script of the page may run, no frame calls back, and nothing follows.
    if (matchMedia('(scripting: enabled)').matches)
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    const found = new Map<string, Fault>();
    const tell = (element: Element, message: string): void => {
      if (!found.has(message)) found.set(message, window.auditDom.fault(element, message));
    };
    const isHiddenByDesign = window.auditDom.isVisuallyHidden;
    const short = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        window.auditDom.isPainted(element) &&
        !element.closest('svg, [aria-hidden=true], script, style, noscript'),
    );

    for (const element of shown) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutsX = overflowX === 'hidden' || overflowX === 'clip';
      const cutsY = overflowY === 'hidden' || overflowY === 'clip';
      if (!cutsX && !cutsY) continue;
      if (isHiddenByDesign(element) || element.closest('video')) continue;
      const frame = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent || !shown.includes(parent)) continue;
        if (parent.closest('svg') || isHiddenByDesign(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          const isCut =
            (cutsX && (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
            (cutsY && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2));
          if (isCut) {
            tell(parent, `cut off: "${short(text.textContent)}"`);
            break;
          }
        }
      }
    }

    for (const field of document.querySelectorAll<HTMLElement>(
      'select, input[type=submit], input[type=button]',
    )) {
      if (field.checkVisibility() && field.scrollHeight > field.clientHeight + 2)
        tell(field, `cut off in its control: "${short(field.textContent)}"`);
    }

    // Every line of text as a box, a little smaller than the letters' own, so that tight lines do not count.
    const lines: {
      block: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
      text: string;
    }[] = [];
    // The part of the window in which an element can show: that of all frames around it that scroll by themselves.
    const frameOf = (element: Element) => {
      const frame = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (!/auto|scroll/.test(overflowX + overflowY)) continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        frame.left = Math.max(frame.left, left);
        frame.right = Math.min(frame.right, right);
        frame.top = Math.max(frame.top, top);
        frame.bottom = Math.min(frame.bottom, bottom);
      }
      return frame;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !shown.includes(parent)) continue;
      let block: Element = parent;
      let isClipped = false;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        if (isHiddenByDesign(at)) isClipped = true;
      }
      if (isClipped) continue;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement;
      const frame = frameOf(parent);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        const inset = height * 0.22;
        // What is scrolled out of its frame waits there, and lies over nothing.
        const line = {
          left: Math.max(left, frame.left),
          right: Math.min(right, frame.right),
          top: Math.max(top + inset, frame.top),
          bottom: Math.min(bottom - inset, frame.bottom),
        };
        if (line.right - line.left < 2 || line.bottom - line.top < 2) continue;
        lines.push({ block, ...line, text: short(text.textContent) });
      }
    }
    // A small notice that stays at the window's edge lies over what is scrolled behind it, and lets it go again.
    const isNotice = (block: Element): boolean => {
      for (let at: Element | null = block; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed')
          return at.getBoundingClientRect().height <= window.innerHeight / 5;
      return false;
    };
    // A modal dialog lies over the page, which waits behind it and is read where it is closed.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isBehind = (block: Element): boolean => modal !== undefined && !modal.contains(block);
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= line.bottom) break;
        const overlapsAcross = Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2;
        const areOnePlane =
          isNotice(line.block) === isNotice(other.block) && isBehind(line.block) === isBehind(other.block);
        if (overlapsAcross && line.block !== other.block && areOnePlane)
          tell(line.block, `"${line.text}" lies over "${other.text}"`);
      }
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      // What a frame of its own cuts or scrolls, as a wide table's does, widens no page.
      const isFramed = (element: Element): boolean => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return true;
        return false;
      };
      const wide = shown
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isFramed(element))
        .slice(-2);
      const widest = wide.map((element) => `${element.localName} "${short(element.textContent)}"`);
      tell(
        wide.at(-1) ?? document.body,
        `scrolls sideways by ${scrollWidth - clientWidth} px: ${widest.join(', ')}`,
      );
    }
    return { faults: [...found.values()], looked: lines.length };
  });
}
