import type { Page } from '@playwright/test';

/** Everything a visitor reads or hears on a page in its own language: texts, names, descriptions, title, alternatives. */
export async function wordsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const own = document.documentElement.lang;
    const isForeign = (element: Element | null): boolean =>
      (element?.closest('[lang]') as HTMLElement | null)?.lang !== own;
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Code is written in no language.
      if (!parent || parent.closest('script,style,noscript,code') || isForeign(parent)) continue;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text) found.push(text);
    }
    for (const element of document.querySelectorAll('*')) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
        const value = element.getAttribute(name)?.trim();
        if (value) found.push(value);
      }
    }
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    if (description) found.push(description);
    return found;
  });
}
