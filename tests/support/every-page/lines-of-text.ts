import type { Page } from '@playwright/test';

/** Paragraphs that tire the eye: lines of more than 80 characters, justified, or with too little room between them. */
export async function uncomfortableLines(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p')].flatMap((paragraph) => {
      const style = getComputedStyle(paragraph);
      const size = Number.parseFloat(style.fontSize);
      const lines = new Map<string, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      // A text in columns goes up again where the next one begins: its first line is none of those beside it.
      let column = 0;
      let before = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + 1);
          const { bottom } = range.getBoundingClientRect();
          if (bottom < before - 1.2 * size) column += 1;
          before = bottom;
          const line = `${column} ${Math.round(bottom / size)}`;
          lines.set(line, (lines.get(line) ?? 0) + word[0].length + 1);
        }
      }
      const longest = Math.max(0, ...lines.values());
      const faults: string[] = [];
      if (longest > 81) faults.push(`${longest} characters in a line`);
      if (style.textAlign === 'justify') faults.push('justified');
      // Large type needs less room between its lines; running text needs one and a half.
      if (size < 24 && Number.parseFloat(style.lineHeight) / size < 1.49)
        faults.push(`line height ${style.lineHeight}`);
      return faults.map((fault) => `${fault}: ${paragraph.textContent?.slice(0, 60)}`);
    }),
  );
}

/** Words that stand in more than two pieces, one below the other, as when their box is as narrow as a letter. */
export async function wordsInPieces(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const faults: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const word of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const box = range.getBoundingClientRect();
        // What only screen readers read is cut to a point.
        if (box.width <= 1 || node.parentElement.clientWidth === 1) continue;
        const pieces = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (pieces > 2) faults.push(`${word[0]} stands in ${pieces} pieces`);
      }
    }
    return faults;
  });
}
