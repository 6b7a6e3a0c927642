import { readAge } from '#features/investors/ui/live.server.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import type { QuotePort } from '../../model/quote.ts';
import { readShares, shareReturn } from './share-return.ts';

/** Longer texts are no answer to any field, and are not repeated. */
const longest = 20;

/**
 * The question in an address (`shares`, `date`, `dividends`) and its answer from the site's own series of prices. A
 * question that cannot be answered says which fields are wrong.
 */
export async function readReturn(quotes: QuotePort, parameters: URLSearchParams) {
  const series = await quotes.series();
  const [first, last] = [series?.closes[0]?.day, series?.closes.at(-1)?.day];
  if (!series || first === undefined || last === undefined) return { span: null };
  const asked = (name: string) => (parameters.get(name) ?? '').slice(0, longest);
  const isAsked = parameters.has('shares') || parameters.has('date');
  const question = {
    shares: isAsked ? asked('shares') : '100',
    date: isAsked ? asked('date') : first,
    dividends: asked('dividends') === 'reinvest' ? ('reinvest' as const) : ('keep' as const),
  };
  const shares = readShares(question.shares);
  const isInSpan = isDay(question.date) && question.date >= first && question.date <= last;
  const answer =
    isAsked && shares !== null && isInSpan
      ? shareReturn(
          { shares, day: question.date, reinvested: question.dividends === 'reinvest' },
          series.closes,
          series.dividends,
        )
      : null;
  return {
    ...readAge(quotes.state()),
    span: { first, last },
    question,
    isAsked,
    wrong: { shares: isAsked && shares === null, date: isAsked && !isInSpan },
    answer,
  };
}

/** The question and its answer, as the parts of the page take them. */
export type ReturnFacts = Extract<Awaited<ReturnType<typeof readReturn>>, { question: unknown }>;
