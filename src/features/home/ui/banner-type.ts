import type { Choices } from '#i18n/choices.ts';

/**
 * Type of the opening in two lines, on phones and tablets. Its largest is four times the part in rem: then whoever zooms to 500 % has
 * letters twice as large, whatever the window (1.4.4).
 */
export const twoLines = 'min(1.25rem + 7vw, 5rem)';

/** Type that fills its part of a wide window in one line, which depends on how long the words are in this build's language. */
export const oneLine: Choices<string> = {
  eng: 'min(1rem + 3.1vw, 4.6rem)',
  es: 'min(0.85rem + 2.6vw, 3.9rem)',
};

/** From which window on, in pixels, there is one line. */
export const besides = 1100;
