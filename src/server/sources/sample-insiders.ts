import people from '#content/company/people.json' with { type: 'json' };
import filingsContent from '#content/investor-data/filings.json' with { type: 'json' };
import board from '#content/investors/board.json' with { type: 'json' };
import type { Insider } from '#features/investors/model/sample-director-filings.ts';
import type { Language } from '#i18n/language.ts';
import type { Speak } from './source-words.ts';

/** The first calendar year of the sample filings: whoever came later reports that they did. */
export const firstSampleYear = 2023;

/** The words of the sample filings: those of their own file, and what officers are called on the page about them. */
export type SampleFilingWords = { filings: Speak; people: Speak };

/** The board and the officers, each once: the chief executive and another sit on the board as well. */
export const insiders: readonly Insider[] = [
  ...people.map(({ id, person, joined }) => ({
    id,
    name: person,
    isOfficer: true,
    joinedOn: joinDay(joined),
  })),
  ...board
    .filter(({ person }) => people.every((officer) => officer.person !== person))
    .map(({ id, person, since }) => ({ id, name: person, isOfficer: false, joinedOn: joinDay(since) })),
];

/** Whoever came within the years shown came on the day that the news told of. */
function joinDay(year: number): string | null {
  return year > firstSampleYear ? `${year}-04-02` : null;
}

/** What someone is in the company, in words. */
export function roleOf(id: string, language: Language, words: SampleFilingWords): string {
  const officer = people.find((each) => each.id === id);
  if (officer) return words.people(language, officer.role);
  const role = board.find((each) => each.id === id)?.chair ? 'chair' : 'director';
  return words.filings(language, filingsContent.roles.find((each) => each.id === role)?.title ?? '');
}
