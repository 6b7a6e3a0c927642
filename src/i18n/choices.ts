import { defaultLanguage, type Language } from './language.ts';

/**
 * What somebody has decided or written for each language and no catalog holds: the order of a menu, a page's design,
 * stop words of the search, words of commands. English and Spanish always have theirs; a further language may have its
 * own, and has the default language's until then.
 */
export type Choices<Value> = Record<'eng' | 'es', Value> & Partial<Record<Language, Value>>;

/** The choice for a language: its own, or the default language's. */
export function choiceFor<Value>(choices: Choices<Value>, language: Language): Value {
  return choices[language] ?? choices[defaultLanguage];
}
