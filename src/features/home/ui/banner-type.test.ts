import { expect, test } from 'vitest';
import { choiceFor } from '#i18n/choices.ts';
import { languages } from '#i18n/language.ts';
import { besides, oneLine, twoLines } from './banner-type.ts';

/** Pixels of `min(1rem + 3vw, 4rem)` in a window so wide. */
function pixels(size: string, width: number): number {
  const [, rem, vw, most] = /^min\(([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/.exec(size) ?? [];
  return Math.min(16 * Number(rem) + (width / 100) * Number(vw), 16 * Number(most));
}

test.each(languages)(
  'the opening in %s is twice as large for whoever zooms to five times, in every window',
  (language) => {
    const sizeAt = (width: number) =>
      pixels(width < besides ? twoLines : choiceFor(oneLine, language), width);
    for (let width = 480; width <= 3840; width += 16)
      expect((5 * sizeAt(width / 5)) / sizeAt(width), `at ${width} px`).toBeGreaterThanOrEqual(1.98);
  },
);
