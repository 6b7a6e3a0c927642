import { decodeRot13 } from '#site/rot13.ts';

/** Marks an `a` that writes to us, with the address in ROT13: harvesters read HTML and scripts, but decode nothing. */
export const emailMark = 'data-email';
/** Beside it: the address is shown as the link's words too. */
export const emailShownMark = 'data-email-shown';

/** Turns the marked links into ways to write: until then they lead to the contacts, or nowhere. */
export function showEmail(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[${emailMark}]`)) {
    const address = decodeRot13(link.getAttribute(emailMark) ?? '');
    link.href = `mailto:${address}`;
    if (link.hasAttribute(emailShownMark)) link.textContent = address;
    for (const part of link.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false;
  }
}
