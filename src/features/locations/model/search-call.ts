import { longestSearch } from './search-box.ts';

/** Where the server answers a search for yards. */
export const searchCall = '/api/locations/search';

/**
 * The text of a search as it came in an address, without the blanks around it; `null` for what no visitor types: nothing,
 * more than fits into the box, control characters and halves of characters.
 */
export function readCalledText(value: string | null): string | null {
  const text = value?.trim() ?? '';
  if (text === '' || text.length > longestSearch || !text.isWellFormed()) return null;
  return /[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\u2028\u2029]/u.test(text) ? null : text;
}
