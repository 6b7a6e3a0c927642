/** What the share's quotes may be told to be: as they are, without a change, none, or a source that fails. */
export const quoteTrials = ['normal', 'unchanged', 'empty', 'failing'] as const;

/** The same of the news. */
export const newsTrials = ['normal', 'empty', 'failing'] as const;

/** What is tried just now. It lasts until the server ends, and there is none in production. */
export interface Trial {
  quotes: (typeof quoteTrials)[number];
  news: (typeof newsTrials)[number];
}

/** Nothing is tried. */
export const noTrial: Trial = { quotes: 'normal', news: 'normal' };

/** The trial that a form asks for; what it does not know stays as it is. */
export function readTrial(form: URLSearchParams, now: Trial): Trial {
  const choose = <Choice extends string>(choices: readonly Choice[], name: string, before: Choice): Choice =>
    choices.find((choice) => choice === form.get(name)) ?? before;
  return {
    quotes: choose(quoteTrials, 'quotes', now.quotes),
    news: choose(newsTrials, 'news', now.news),
  };
}
