/** What is wrong with a vehicle identification number (VIN). Positions count from 1. */
export type VinFault =
  | { kind: 'length'; length: number }
  /** A letter or sign that no VIN has. */
  | { kind: 'letter'; position: number; letter: string }
  /** The ninth character is not what the others ask for. */
  | { kind: 'digit'; expected: string; found: string };

/** What each character counts, as the check digit is reckoned (49 CFR 565.15). I, O and Q are in no VIN. */
const values: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** What stands for the model years 1980 to 2009 and 2010 to 2039, in their order. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** A VIN as it is compared: capitals, without the blanks and hyphens that people put in. */
export function fitVin(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** What is wrong with a VIN that was fitted; `null` where nothing is. */
export function vinFault(vin: string): VinFault | null {
  // Before the length: who sees a letter that cannot be has found the slip.
  const at = [...vin].findIndex((letter) => !/^[0-9A-HJ-NPR-Z]$/.test(letter));
  if (at !== -1) return { kind: 'letter', position: at + 1, letter: [...vin][at] ?? '' };
  if (vin.length !== 17) return { kind: 'length', length: vin.length };
  const expected = checkDigit(vin);
  const found = vin[8] ?? '';
  return found === expected ? null : { kind: 'digit', expected, found };
}

/** The ninth character that the others ask for: `1M8GDM9A_KP042788` → `X`. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, letter, at) => total + (values[letter] ?? Number(letter)) * (weights[at] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * The model year in a VIN without a fault. Its code repeats after thirty years; the seventh character tells them apart, for cars and light
 * trucks. @param thisYear A year beyond the next is of the cycle before.
 */
export function vinYear(vin: string, thisYear: number): number | null {
  const code = yearCodes.indexOf(vin[9] ?? '');
  if (code === -1) return null;
  const year = (/[A-Z]/.test(vin[6] ?? '') ? 2010 : 1980) + code;
  return year > thisYear + 1 ? year - 30 : year;
}
