import type { Page } from '@playwright/test';

/**
 * What the tab remembers of forms, opened with the key of the tab as the site's own pages open it; null when it remembers
 * nothing. What remembers is loaded by the first answer, and seals a moment later.
 */
export async function rememberedDrafts(page: Page): Promise<string | null> {
  return await page.evaluate(async () => {
    const sealed = sessionStorage.getItem('site-drafts');
    if (sealed === null) return null;
    const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { at, iv, text } = JSON.parse(sealed);
    const secret = bytes(window.name.replace('site-tab:', ''));
    const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
    const additionalData = new TextEncoder().encode(`${at}`);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes(iv), additionalData },
      key,
      bytes(text),
    );
    return new TextDecoder().decode(opened);
  });
}
