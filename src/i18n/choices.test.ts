import { expect, test } from 'vitest';
import { type Choices, choiceFor, choiceLanguage, inEveryLanguage } from './choices.ts';
import { type Language, languages, otherLanguages, perLanguage } from './language.ts';

const further = 'fra' as Language;
const menus: Choices<string> = { eng: 'five menus', es: 'one row' };

test('a language has its own choice, and the default language’s until somebody has made one', () => {
  expect([choiceFor(menus, 'eng'), choiceFor(menus, 'es')]).toEqual(['five menus', 'one row']);
  expect([choiceFor(menus, further), choiceLanguage(menus, further)]).toEqual(['five menus', 'eng']);
  const own = { ...menus, [further]: 'two rows' };
  expect([choiceFor(own, further), choiceLanguage(own, further)]).toEqual(['two rows', further]);
});

test('a choice that is nothing or no is a choice', () => {
  expect(choiceFor({ eng: 'text', es: '' }, 'es')).toBe('');
  expect(choiceFor({ eng: true, es: false }, 'es')).toBe(false);
});

test('a table has every language, in the order of the languages', () => {
  expect(Object.entries(inEveryLanguage(menus))).toEqual(
    languages.map((each) => [each, each === 'es' ? 'one row' : 'five menus']),
  );
  expect(Object.entries(perLanguage((each) => `${each}!`))).toEqual(
    languages.map((each) => [each, `${each}!`]),
  );
});

test('the switch offers every language but the page’s own', () => {
  for (const each of languages) {
    expect([each, ...otherLanguages(each)].toSorted()).toEqual(languages.toSorted());
    expect(otherLanguages(each)).not.toContain(each);
  }
});
