/**
 * The opt-out icon of the California privacy regulation, in the blue that it shows. A file of its own, since every page has
 * it at its end and few visitors get there. Renders an `img` that assistive technology skips.
 */
export function OptOutIcon() {
  return <img src="/images/opt-out.svg" alt="" width="34" height="16" loading="lazy" />;
}
