/**
 * What a page holds that nobody but a stranger could have put there: handlers in attributes, addresses that are script, scripts without
 * the page's nonce, elements that we never use. Runs in a browser, in which a document is read as a visitor's browser does.
 * @param html A page; undefined: the one that is open.
 */
export function markupDangers(html?: string): string[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  // A parsed page keeps its nonces in the attribute, one that is open hides them behind the property.
  const nonceOf = (element: HTMLElement) => element.getAttribute('nonce') || element.nonce;
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    const name = element.localName;
    if (/^(base|embed|iframe|object|frameset|marquee|math|custom-x|animate|foreignobject)$/i.test(name)) {
      found.push(`<${name}>`);
    }
    const isData = /^(application\/ld\+json|text\/plain)$/.test(element.getAttribute('type') ?? '');
    // Our own scripts may add files of ours to the page that is open: the policy lets them.
    const isOurFile =
      html === undefined && (element as HTMLScriptElement).src?.startsWith(`${location.origin}/`);
    if (name === 'script' && !isData && !isOurFile && !nonceOf(element)) found.push('script without a nonce');
    if (name === 'meta' && element.hasAttribute('http-equiv')) found.push('meta with http-equiv');
    if (element.textContent?.includes('window.hurt') && name === 'style') found.push('style');
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`);
      if (/^\s*(java|vb)script\s*:|^\s*data:text/i.test(value) && attribute !== 'value') {
        found.push(`${name} ${attribute} is script`);
      }
    }
  }
  return found;
}
