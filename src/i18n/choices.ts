import { defaultLanguage, type Language, perLanguage } from './language.ts';

/**
 * What somebody has decided or written for each language and no catalog holds: the order of a menu, a page's design,
 * stop words of the search, words of commands. English and Spanish always have theirs; a further language may have its
 * own, and has the default language's until then.
 */
export type Choices<Value> = Record<WrittenLanguage, Value> & Partial<Record<Language, Value>>;

/** The languages in which all choices are written. */
export type WrittenLanguage = 'eng' | 'es';

/** The choice for a language: its own, or the default language's. */
export function choiceFor<Value>(choices: Choices<Value>, language: Language): Value {
  return choices[language] ?? choices[defaultLanguage];
}

/** The language that a choice is written in: the one asked for, or the default one while it has none of its own. */
export function choiceLanguage(choices: Choices<unknown>, language: Language): Language {
  return choices[language] === undefined ? defaultLanguage : language;
}

/** The choices as a whole table, for who asks it by language. */
export function inEveryLanguage<Value>(choices: Choices<Value>): Record<Language, Value> {
  return perLanguage((language) => choiceFor(choices, language));
}
