import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { Heard, SpokenWalk } from './spoken-task.ts';

/** The expression for what must be met in one language. */
export function patternOf(heard: Heard, language: Language): RegExp {
  return new RegExp(typeof heard === 'string' ? heard : choiceFor(heard, language), 'iu');
}

/** What was wrong with what was spoken: nothing, where the list is empty. */
export function judgeSpoken(
  spoken: readonly string[],
  { order, once = [], never = [] }: Pick<SpokenWalk, 'order' | 'once' | 'never'>,
  language: Language,
): string[] {
  const faults: string[] = [];
  let from = 0;
  for (const [place, heard] of order.entries()) {
    const pattern = patternOf(heard, language);
    // One saying may hold several things that were asked for, but not the same thing twice.
    const start = heard === order[place - 1] ? from + 1 : from;
    const at = spoken.findIndex((text, index) => index >= start && pattern.test(text));
    if (at < 0) {
      const early = spoken.some((text) => pattern.test(text));
      faults.push(`${early ? 'spoken too early' : 'not spoken'}: ${pattern.source}`);
    } else from = at;
  }
  for (const heard of once) {
    const pattern = patternOf(heard, language);
    const times = spoken.filter((text) => pattern.test(text)).length;
    if (times !== 1) faults.push(`spoken ${times} times and not once: ${pattern.source}`);
  }
  for (const heard of never) {
    const pattern = patternOf(heard, language);
    const met = spoken.find((text) => pattern.test(text));
    if (met !== undefined) faults.push(`must not be spoken: ${met}`);
  }
  return faults;
}

/** A task as the record keeps it. */
export interface SpokenResult {
  id: string;
  language: Language;
  title: string;
  spoken: string[];
  faults: string[];
}
