import company from '#features/company/content/company.json';
import { dueDay } from '#features/investors/ui/fiscal-year.ts';
import { formatDay } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import directorFilings from '../content/director-filings.json';
import { schema as directorFilingsSchema } from '../content/director-filings.schema.ts';
import secFilings from '../content/sec-filings.json';
import { schema as secFilingsSchema } from '../content/sec-filings.schema.ts';

/** What the page about the forms of companies shows, with the due dates of the fiscal year that runs now. */
export function readSecFilings() {
  const lastYear = Number(company.fiscalYearEnd.slice(0, 4));
  const endMonth = Number(company.fiscalYearEnd.slice(5, 7));
  const words = translateContent(secFilingsSchema, secFilings, 'sec-filings', messages, {
    values: { year: `${lastYear + 1}`, lastYear: `${lastYear}` },
  });
  return {
    ...words,
    calendar: {
      ...words.calendar,
      rows: words.calendar.rows.map(({ month, days, ...row }) => {
        // Months up to August belong to the calendar year in which the fiscal year ends, but the last year's end.
        const day = dueDay(month < endMonth ? lastYear + 1 : lastYear, month, days);
        return { ...row, day, detail: formatDay(day) };
      }),
    },
  };
}

/** What the page about the forms of people shows. */
export function readDirectorFilings() {
  const words = translateContent(directorFilingsSchema, directorFilings, 'director-filings', messages);
  const { windows } = words;
  return {
    ...words,
    windows: { ...windows, items: windows.items.map(({ label: when, ...item }) => ({ ...item, when })) },
  };
}
