import type { NewsPort } from '#features/investors/model/ports.ts';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import { newsChoices, newsCounts, newsPage } from '#features/news/model/news-lists.ts';
import type { QuotePort } from '#features/quotes/model/quote.ts';
import { noTrial, type Trial } from '../model/trial.ts';

/** Sources that somebody may let fail, to see what pages make of it. */
export interface TrialSources {
  quotes: QuotePort;
  news: NewsPort;
  /** What is tried now. */
  trial: () => Trial;
  /** Tries something else from now on. */
  begin: (trial: Trial) => void;
}

/**
 * Puts a switch before the sources of quotes and news, so that developers and testers see a page without them. The files that
 * these sources read stay as they are.
 */
export function createTrialSources(sources: { quotes: QuotePort; news: NewsPort }): TrialSources {
  let trial = noTrial;
  const quotes: QuotePort = {
    ...sources.quotes,
    async latest() {
      if (trial.quotes === 'failing') throw new SourceFailed('quotes');
      if (trial.quotes === 'empty') return [];
      const latest = await sources.quotes.latest();
      return trial.quotes === 'normal'
        ? latest
        : latest.map((quote) => ({ ...quote, changeNumber: 0, changePercent: 0 }));
    },
    async onDay(day) {
      if (trial.quotes === 'failing') throw new SourceFailed('quotes');
      return trial.quotes === 'empty' ? null : sources.quotes.onDay(day);
    },
    async series() {
      if (trial.quotes === 'failing') throw new SourceFailed('quotes');
      return trial.quotes === 'empty' ? null : sources.quotes.series();
    },
  };
  const { news } = sources;
  /** The news as they are, unless they are to fail or there are to be none. */
  const told = async <Told>(read: () => Promise<Told>, none: Told): Promise<Told> => {
    if (trial.news === 'failing') throw new SourceFailed('news');
    return trial.news === 'empty' ? none : read();
  };
  return {
    quotes,
    news: {
      ...news,
      list: (language, page, filter) => told(() => news.list(language, page, filter), newsPage([], page)),
      counts: (language, page, filter) =>
        told(() => news.counts(language, page, filter), newsCounts([], page)),
      release: (language, id) => told(() => news.release(language, id), null),
      choices: (language) => told(() => news.choices(language), newsChoices([])),
    },
    trial: () => trial,
    begin(next) {
      trial = next;
    },
  };
}
