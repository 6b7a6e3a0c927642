import company from '#features/company/content/company.json';
import { language } from '#i18n/current.ts';
import { formatBytes, formatDay, formatFigure, formatMonth } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import { documentBytes, documentPath, type documents } from '#site/documents.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import board from '../content/board.json';
import investors from '../content/investors.json';
import { schema as investorsSchema } from '../content/investors.schema.ts';
import { deskValues } from './desks.server.ts';
import { lastYearsDividends } from './dividends.server.ts';
import { fiscalYearOf, fiscalYearSpan } from './fiscal-year.ts';

const sizeOf = (document: keyof typeof documents) => formatBytes(documentBytes(document, language));

/** What the landing page for investors shows; its figures are reckoned from the other pages' data. */
export function readInvestors() {
  const { fiscalYearEnd } = company;
  const dividend = lastYearsDividends();
  const year = fiscalYearOf(fiscalYearEnd, fiscalYearEnd) + 1;
  const span = fiscalYearSpan(year, fiscalYearEnd);
  const words = translateContent(investorsSchema, investors, 'investors', messages, {
    values: {
      ...deskValues,
      dividendYear: `${dividend.year}`,
      year: `${year}`,
      from: formatDay(span.from),
      to: formatDay(span.to),
      independent: board.filter(({ independent }) => independent).length,
      directors: board.length,
      reportSize: sizeOf('report'),
      esgSize: sizeOf('esg'),
      figuresSize: sizeOf('figures'),
    },
  });
  const sites = company.facts.find(({ id }) => id === 'sites')?.amount ?? 0;
  const figures: Record<string, string> = {
    listed: `${words.listed}`,
    dividend: dividend.total,
    board: words.figures.text,
    sites: formatFigure(sites),
  };
  const { materials } = words;
  const structured: StructuredFacts[] = [{ kind: 'questions', items: words.questions.items }];
  return {
    structured,
    sentences: words.sentences,
    figures: {
      heading: words.figures.heading,
      items: words.figures.items.map((item) => ({ ...item, value: figures[item.id] ?? '' })),
    },
    year: {
      ...words.year,
      quarters: words.year.quarters.map((quarter) => ({
        ...quarter,
        months: quarter.months.map((month) => ({ month, name: formatMonth(month) })),
      })),
    },
    materials: {
      ...materials,
      files: {
        heading: materials.files.heading,
        items: materials.files.items.map((item) => ({
          ...item,
          href: documentPath(item.id, language),
          lang: htmlLang[language],
        })),
      },
    },
    contacts: words.contacts,
    questions: words.questions,
    future: words.future,
  };
}

/** What the landing page shows, as its parts take it. */
export type InvestorsData = ReturnType<typeof readInvestors>;
