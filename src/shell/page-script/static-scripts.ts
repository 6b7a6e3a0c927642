/** The scripts of `public/` that every page has. */
export const staticScripts = ['/search-schema.js', '/mobile-menu.js'] as const;

/** Adds a script of `public/` to the document, unless it is there. */
export function addStaticScript(src: string): HTMLScriptElement {
  let script = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  if (!script) {
    script = Object.assign(document.createElement('script'), { src });
    document.head.append(script);
  }
  return script;
}
