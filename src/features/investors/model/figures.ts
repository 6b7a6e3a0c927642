import { whenWanted } from '#i18n/world/when-wanted.ts';

/**
 * Figures in US format, in both languages of the site, as the specification has them. Two kinds on purpose: a ticker
 * has to show a change of zero, a table leaves it out.
 */
const twoDecimals = whenWanted(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // A loss of less than half a cent is none.
      signDisplay: 'negative',
    }),
);

/** A figure of the ticker: `1234.5` → `1,234.50`, `0` → `0.00`. */
export function fixed2(value: number): string {
  return twoDecimals().format(value);
}

/** What a table cell may hold before it is written out. */
export type Figure = number | '' | null | undefined;

/** A figure of a table: `1234.5` → `1,234.50`; empty for zero and for nothing. */
export function number(value: Figure): string {
  return value ? fixed2(value) : '';
}

/** An amount of a table: `1234.5` → `$1,234.50`, `-2` → `-$2.00`; empty for zero and for nothing. */
export function money(value: Figure): string {
  if (!value) return '';
  const amount = fixed2(Math.abs(value));
  return value < 0 && amount !== '0.00' ? `-$${amount}` : `$${amount}`;
}
