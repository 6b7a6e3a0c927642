import people from '#features/company/content/people.json' with { type: 'json' };
import board from '#features/investors/content/board.json' with { type: 'json' };
import type { Language } from '#i18n/language.ts';
import type { Speak } from '#i18n/read-catalog.server.ts';
import filingsContent from '../content/filings.json' with { type: 'json' };
import type { FilingsContent } from '../content/filings.schema.ts';
import type { Insider } from '../model/sample-director-filings.ts';

/** The first calendar year of the sample filings: whoever came later reports that they did. */
export const firstSampleYear = 2023;

/** The words of the sample filings: those of their own file, and what officers are called on the page about them. */
export type SampleFilingWords = { filings: Speak; people: Speak };

/** Someone of the sample company, with what they are in it, in English. */
export type SampleInsider = Insider & { role: string };

const roleOnBoard = Object.fromEntries(filingsContent.roles.map(({ id, title }) => [id, title])) as Record<
  FilingsContent['roles'][number]['id'],
  string
>;

/** The board and the officers, each once: the chief executive and another sit on the board as well. */
export const insiders: readonly SampleInsider[] = [
  ...people.map(({ id, person, joined, role }) => ({
    id,
    name: person,
    isOfficer: true,
    joinedOn: joinDay(joined),
    role,
  })),
  ...board
    .filter(({ person }) => people.every((officer) => officer.person !== person))
    .map(({ id, person, since, chair }) => ({
      id,
      name: person,
      isOfficer: false,
      joinedOn: joinDay(since),
      role: roleOnBoard[chair ? 'chair' : 'director'],
    })),
];

/** Whoever came within the years shown came on the day that the news told of. */
function joinDay(year: number): string | null {
  return year > firstSampleYear ? `${year}-04-02` : null;
}

/** What someone is in the company, in words. */
export function roleOf(
  { isOfficer, role }: SampleInsider,
  language: Language,
  words: SampleFilingWords,
): string {
  return words[isOfficer ? 'people' : 'filings'](language, role);
}
