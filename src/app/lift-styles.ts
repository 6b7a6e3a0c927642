/**
 * A strict content security policy blocks style attributes, and MUI writes some (`--Paper-shadow`, widths of progress
 * bars). On the server each attribute becomes a rule in one block that the policy allows; before hydration the client
 * gives the elements their attributes back through the style object, which the policy does not touch.
 * MUI's own guide asks for 'unsafe-inline' instead: https://github.com/mui/material-ui/issues/48258
 */
export interface LiftedStyles {
  html: string;
  /** Rules for the lifted attributes; empty when the page had none. */
  css: string;
}

const attribute = 'data-lifted-style';
const identifier = 'data-lifted-id';

/** Moves every style attribute of `html` (as React writes it) into rules. */
export function liftStyleAttributes(html: string): LiftedStyles {
  const rules = new Map<string, string>();
  // Raw-text elements are matched whole and left alone; elsewhere React escapes quotes, so ` style="` is an attribute.
  const tags = /<(script|style)\b[\s\S]*?<\/\1>|<[a-zA-Z][^\s/>]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/g;
  const lifted = html.replace(tags, (tag: string, rawText: string | undefined) => {
    if (rawText) return tag;
    return tag.replace(/ style="([^"]*)"/, (_, escaped: string) => {
      const css = unescapeHtml(escaped);
      // No declaration needs these; with them it could end the rule or the element.
      if (/[{}<]/.test(css)) return '';
      const id = rules.get(css) ?? rules.size.toString(36);
      rules.set(css, id);
      return ` ${attribute}="${escaped}" ${identifier}="${id}"`;
    });
  });
  // The attribute stands twice in the selector to outrank the one class that emotion gives an element.
  const css = [...rules]
    .map(([declarations, id]) => `[${identifier}="${id}"][${identifier}]{${declarations}}`)
    .join('');
  return { html: lifted, css };
}

/** Gives lifted attributes back, before React compares its tree with the document. */
export function restoreStyleAttributes(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    element.style.cssText = element.getAttribute(attribute) ?? '';
    element.removeAttribute(attribute);
    element.removeAttribute(identifier);
  }
  page.getElementById('lifted-styles')?.remove();
}

function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
