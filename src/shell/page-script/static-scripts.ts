/** The scripts of `public/` that every page has. */
export const staticScripts = ['/search-schema.js', '/mobile-menu.js'] as const;

/** Adds a script of `public/` to the document, unless it is there. */
export function addStaticScript(src: string): HTMLScriptElement {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  if (known) return known;
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return script;
}
