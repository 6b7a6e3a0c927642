import type { Speller } from '../spelling/speller.ts';

/** Addresses, file names and mail addresses, whose parts are no words. */
const closedUp =
  /\S+:\/\/\S+|\S+@\S+|(?<![\p{L}\d])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|ca|us|mx|example|test|js|md|csv|pdf|zip|po|txt)(?![\p{L}\d])\S*/giu;

const withoutAddresses = (text: string) => (/[.@:]\S/.test(text) ? text.replace(closedUp, ' ') : text);

/**
 * The words of a text that can be spelled: no figures, no abbreviations in capitals, no parts of addresses.
 * @param least How many letters a word has at least.
 */
export function spelledWords(text: string, least = 2): string[] {
  const words =
    withoutAddresses(text).match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  // "PDFs", "ID’s": an abbreviation with an ending.
  return words.filter(
    (word) =>
      word.length >= least && /\p{Ll}/u.test(word) && !/\d/.test(word) && !/^\p{Lu}{2,}['’]?s$/u.test(word),
  );
}

const compound = /\p{L}+(?:-\p{L}+)+/gu;

/**
 * The words of a text that its language does not have. A name that the source writes the same way is right.
 * @param isSource Whether the text is of the language that the source is written in, whose names are not vouched for.
 */
export function misspelled(text: string, source: string, speller: Speller, isSource: boolean): string[] {
  // "roll-off" may be a word where "roll" and "off" are none.
  const simple = text.replace(compound, (word) => (speller.owns(word) ? ' ' : word));
  const unknown = spelledWords(simple).filter((word) => !speller.knows(word.replace(/['’]s$/, '')));
  if (unknown.length === 0 || isSource) return unknown;
  const names = new Set(
    spelledWords(source)
      .filter((word) => /\p{Lu}/u.test(word))
      .map((word) => word.replace(/['’]s$/, '')),
  );
  return unknown.filter((word) => !names.has(word));
}
