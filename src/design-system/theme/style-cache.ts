import createCache, { type EmotionCache } from '@emotion/cache';

/** One array for all caches: on a server Emotion remembers what it compiled by this very object, for every later page. */
const noPlugins: never[] = [];

/**
 * Where Emotion keeps the styles of one page or one browser. Server and browser must make it alike. It adds no vendor
 * prefixes: every browser that knows `light-dark()` knows the plain properties too, and the page is a fifth smaller.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: noPlugins, ...(nonce === undefined ? {} : { nonce }) });
}
