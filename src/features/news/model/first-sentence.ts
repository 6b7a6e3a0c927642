import { whenWanted } from '#i18n/world/when-wanted.ts';

const sentences = whenWanted(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/** No longer than this: a feed may tell a whole release without a full stop. */
const longest = 240;

/**
 * The first sentence of a text: `We sell steel. We buy scrap.` → `We sell steel.` A full stop behind a short word may be that of
 * an abbreviation (`No. 1 copper`, `the U.S. mills`): such a sentence goes on to the next.
 */
export function firstSentence(text: string): string {
  let taken = '';
  for (const { segment } of sentences().segment(text)) {
    taken += segment;
    if (!/(^|[\s.(])\p{L}{1,3}\.\s*$/u.test(taken)) break;
  }
  const sentence = taken.trim();
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest - 1)).replace(/[\s,;:–—-]+$/, '')}…`;
}
