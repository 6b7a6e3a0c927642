import people from '#features/company/content/people.json' with { type: 'json' };
import { schema as peopleSchema } from '#features/company/content/people.schema.ts';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import { createSamplePrices, type SamplePrices } from '#features/quotes/model/sample-prices.ts';
import { type Language, perLanguage } from '#i18n/language.ts';
import { readCatalogs, speakWith } from '#i18n/read-catalog.server.ts';
import filingsContent from '../content/filings.json' with { type: 'json' };
import { schema } from '../content/filings.schema.ts';
import { chosenFilings, filingChoices, filingPage } from '../model/filing-lists.ts';
import type { CompanyFiling, DirectorFiling, FilingsPort } from '../model/filings.ts';
import { type CompanyDays, type FilingKind, sampleCompanyFilings } from '../model/sample-company-filings.ts';
import { sampleDirectorFilings } from '../model/sample-director-filings.ts';
import { firstSampleYear, insiders, roleOf, type SampleFilingWords } from './sample-insiders.ts';

/** The days of the company's year on which its papers depend. */
export type SampleCalendar = Pick<CompanyDays, 'resultsOn' | 'meetingOn'>;

/** What the filings are made of; the clock may differ in a test. */
export type SampleFilingsOptions = {
  words: SampleFilingWords;
  /** The days of the company's results and of its meetings: they stand in its calendar. */
  calendar: SampleCalendar;
  now?: () => number;
};

/** The day on which the lists begin: three whole fiscal years before the one that runs. */
const firstDay = `${firstSampleYear}-09-01`;

/** Titles of the papers in English, with a place for the year; there is one for each kind. */
const titles = Object.fromEntries(filingsContent.kinds.map(({ id, title }) => [id, title])) as Record<
  FilingKind,
  string
>;

/** Reads the words of the sample filings. @param root The project's folder. */
export async function readSampleFilingWords(root: string): Promise<SampleFilingWords> {
  return {
    filings: speakWith(schema, filingsContent, 'filings', await readCatalogs(root, 'investor-data')),
    people: speakWith(peopleSchema, people, 'people', await readCatalogs(root, 'company-content')),
  };
}

/**
 * Filings that were never filed: the company is invented, and each of them says so. They are reckoned from the days of
 * its results, dividends and meetings up to today, and never change.
 */
export function createSampleFilings({ words, calendar, now = Date.now }: SampleFilingsOptions): FilingsPort {
  const prices = createSamplePrices();
  const memo = { day: '', company: emptyLists<CompanyFiling>(), directors: emptyLists<DirectorFiling>() };

  function upToToday() {
    const { day } = easternMoment(now());
    if (memo.day !== day) Object.assign(memo, { day, ...reckon(day, words, calendar, prices) });
    return memo;
  }

  // The first time takes longest: nobody has to wait for it.
  upToToday();

  return {
    company: {
      page: async (language, page, filter) => filingPage(upToToday().company[language], page, filter),
      every: async (language, filter) => chosenFilings(upToToday().company[language], filter),
      choices: async () => filingChoices(upToToday().company.eng),
    },
    directors: {
      page: async (language, page, filter) => filingPage(upToToday().directors[language], page, filter),
      every: async (language, filter) => chosenFilings(upToToday().directors[language], filter),
      choices: async () => filingChoices(upToToday().directors.eng),
    },
    state: () => ({ asOf: new Date(now()).toISOString(), ageSeconds: 0, isLastCopy: false, isSample: true }),
  };
}

/** A list in each language. */
type Lists<Filing> = Record<Language, Filing[]>;

const emptyLists = <Filing>(): Lists<Filing> => perLanguage(() => []);

function reckon(today: string, words: SampleFilingWords, calendar: SampleCalendar, prices: SamplePrices) {
  const company = sampleCompanyFilings(
    {
      ...calendar,
      dividendsOn: dividends.payments.map(({ declared }) => declared),
      directorsOn: [...new Set(insiders.flatMap(({ joinedOn }) => joinedOn ?? []))],
    },
    firstSampleYear,
    Number(today.slice(0, 4)) + 1,
  ).filter(({ filedOn }) => filedOn >= firstDay && filedOn <= today);
  const reports = sampleDirectorFilings(
    insiders,
    { closeOf: prices.closeOf, meetingOn: calendar.meetingOn },
    firstSampleYear,
    today,
  ).filter(({ filedOn }) => filedOn >= firstDay);
  // The SEC numbers what comes in within a year; both lists share the numbers.
  const inOrder = [...company, ...reports].sort((a, b) => a.filedOn.localeCompare(b.filedOn));
  const numbers = new Map<string, number>();
  const numbered = inOrder.map((filing) => {
    const year = filing.filedOn.slice(2, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    return { ...filing, id: `0000000000-${year}-${String(number).padStart(6, '0')}` };
  });
  const newestFirst = numbered.toReversed();
  return {
    company: perLanguage((language): CompanyFiling[] =>
      newestFirst.flatMap((filing) => {
        if (!('kind' in filing)) return [];
        const { id, form, filedOn, periodEnd, year, pages } = filing;
        const title = words.filings(language, titles[filing.kind], { year });
        return [{ id, filedOn, periodEnd, form, title, pages, documents: [], sample: true }];
      }),
    ),
    directors: perLanguage((language): DirectorFiling[] =>
      newestFirst.flatMap((filing) => {
        if (!('insider' in filing)) return [];
        const { id, form, filedOn, periodEnd, transactions, insider } = filing;
        return [
          {
            id,
            filedOn,
            form,
            person: insider.name,
            role: roleOf(insider, language, words),
            periodEnd,
            transactions,
            documents: [],
            sample: true,
          },
        ];
      }),
    ),
  };
}
