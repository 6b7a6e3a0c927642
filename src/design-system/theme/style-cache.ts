import createCache, { type EmotionCache } from '@emotion/cache';
import { dropOverridden } from './drop-overridden.ts';

/** One array for all caches: on a server Emotion remembers what it compiled by this very object, for every later page. */
const plugins = import.meta.env.SSR ? [dropOverridden] : [];

/**
 * Where Emotion keeps the styles of one page or one browser. Server and browser must name classes alike. It adds no
 * vendor prefixes: every browser that knows `light-dark()` knows the plain properties too, and the page is a fifth
 * smaller. The server says nothing twice; a browser, which adds few styles, need not load the code for that.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: plugins, ...(nonce === undefined ? {} : { nonce }) });
}
