/** A choice of a list: what is sent, and what is read. */
interface Option {
  value: string;
  label: string;
}

/**
 * The choices of a list as a page's data packs them, each in one text of value, bar and label: a list of sixty yards as
 * objects would send the same two names sixty times.
 *
 * @param packed `everett|Everett, WA` and so on; the value holds no bar.
 */
export function optionsIn(packed: readonly string[]): Option[] {
  return packed.map((each) => {
    const bar = each.indexOf('|');
    return bar < 0 ? { value: each, label: each } : { value: each.slice(0, bar), label: each.slice(bar + 1) };
  });
}
