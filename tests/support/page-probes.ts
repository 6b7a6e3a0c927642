import type { Page } from '@playwright/test';

/**
 * Marks everything on the page that takes the focus by Tab with `data-stop`, numbered in the order of the document, and
 * says what each is. Of a group of radio buttons one is a stop; of what is hidden or disabled, nothing.
 */
export async function markStops(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-stop]')) marked.removeAttribute('data-stop');
    const focusable =
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex], [contenteditable]';
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      if (element.matches(':disabled, [type=hidden], [tabindex^="-"]') || element.closest('[inert]'))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)];
        return element === (group.find(({ checked }) => checked) ?? group[0]);
      }
      return true;
    });
    return stops.map((element, index) => {
      element.dataset.stop = `${index}`;
      const words = element.textContent || element.getAttribute('aria-label') || element.id;
      return `${index} ${element.localName} ${words.trim().slice(0, 40)}`;
    });
  });
}

/** Whether each text on the page can be read: what is cut off, and which texts lie over each other. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const isHiddenByDesign = (element: Element): boolean => {
      const { clipPath, position, width } = getComputedStyle(element);
      return position === 'absolute' && (clipPath !== 'none' || width === '1px');
    };
    const short = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
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
            found.push(`cut off: "${short(text.textContent)}"`);
            break;
          }
        }
      }
    }

    for (const field of document.querySelectorAll<HTMLElement>(
      'select, input[type=submit], input[type=button]',
    )) {
      if (field.checkVisibility() && field.scrollHeight > field.clientHeight + 2)
        found.push(`cut off in its control: "${short(field.textContent)}"`);
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
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        const inset = height * 0.22;
        lines.push({
          block,
          left,
          right,
          top: top + inset,
          bottom: bottom - inset,
          text: short(text.textContent),
        });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= line.bottom) break;
        const overlapsAcross = Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2;
        if (overlapsAcross && line.block !== other.block)
          found.push(`"${line.text}" lies over "${other.text}"`);
      }
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = shown
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(-2)
        .map((element) => `${element.localName} "${short(element.textContent)}"`);
      found.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${widest.join(', ')}`);
    }
    return [...new Set(found)];
  });
}
