import { createHash } from 'node:crypto';

/** The hash sources of a prerendered page: each inline script and style, once, in the order of the page. */
export interface InlineHashes {
  /** `sha256-…`, without the quotes that a policy puts around it. */
  script: string[];
  style: string[];
}

/** Scripts that a browser never runs: data for search engines and for our own code. A policy does not ask about them. */
const dataBlock = /\stype="(application\/(ld\+)?json)"/i;

/**
 * Hashes what stands inline in a page, for its content security policy. Inert `text/plain` scripts count too: the
 * pre-hydration script puts their text into the page again as a module, and the browser then hashes that same text.
 *
 * The build calls this after its last change to the HTML, the server at start. It needs Node and no browser code may
 * import it. Never call it with HTML that holds anything of a request: an injected script would be allowed as well.
 */
export function inlineHashes(html: string): InlineHashes {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
  )) {
    const kind = name.toLowerCase() === 'style' ? 'style' : 'script';
    if (kind === 'script' && (/\ssrc=/i.test(attributes) || dataBlock.test(attributes))) continue;
    found[kind].add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
  return { script: [...found.script], style: [...found.style] };
}
