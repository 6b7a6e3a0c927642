import createCache, { type EmotionCache } from '@emotion/cache';
import { dropOverridden } from './drop-overridden.ts';
import { shorten } from './shorten.ts';

/** What the names of classes begin with: `css-1a2b3c`. */
export const key = 'css';
const ownClass = /\.css-([\w-]+)/g;

/** One array for all caches: on a server Emotion remembers what it compiled by this very object, for every later page. */
const plugins = import.meta.env.SSR ? [dropOverridden, shorten] : [];

/**
 * Where Emotion keeps the styles of one page or one browser. Server and browser must name classes alike. It adds no
 * vendor prefixes: every browser that knows `light-dark()` knows the plain properties too, and the page is a fifth
 * smaller. The server says nothing twice; a browser, which adds few styles, need not load the code for that.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  const cache = createCache({ key, stylisPlugins: plugins, ...(nonce === undefined ? {} : { nonce }) });
  if (!import.meta.env.SSR) for (const name of namesIn(document)) cache.inserted[name] = true;
  return cache;
}

/**
 * The names of the styles that stand in the page. Emotion would read them from a list in an attribute; the style sheet says
 * them too, and every page is lighter by the list.
 */
function namesIn(page: Document): string[] {
  return [...page.querySelectorAll(`style[data-emotion=${key}]`)].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(ownClass)].map(([, name = '']) => name),
  );
}
