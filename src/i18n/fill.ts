/**
 * A text with its `{placeholders}` filled in: `fill('Page {page}', { page: 3 })` → `Page 3`. For texts that were translated
 * before their values were known; whoever knows them at once gives them to `translateContent`, which also counts and
 * formats.
 *
 * @throws when a placeholder has no value: better no letter, and no page, than one with a hole.
 */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined)
      throw new Error(
        `"${text}" asks for ${placeholder}, for which there is no value, so a reader would find a hole; give one, or take ` +
          'the placeholder out of the text.',
      );
    return String(value);
  });
}
