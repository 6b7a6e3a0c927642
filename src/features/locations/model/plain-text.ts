/**
 * A text as names are compared: small letters without accents, dots, apostrophes and doubled blanks; hyphens and slashes
 * part words. Wide digits of Asian keyboards become plain ones. `"St. Albert"` → `st albert`
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .trim();
}

/** Words that are written in two ways in names of cities. */
const spellings: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

/** The name of a city as it is looked up: `"Saint Paul"` and `"St. Paul"` → `st paul`. */
export function cityKey(name: string): string {
  return (
    plainText(name)
      .replaceAll(',', ' ')
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => spellings[word] ?? word)
      .join(' ')
      // Lists write "Coeur D Alene" and "O Fallon" where people write an apostrophe.
      .replace(/\b([do]) (?=\p{L}{2})/gu, '$1')
  );
}
