/** States of the news on the English home, for the audit: each place of the carousel, and news that do not come. */

const next = { click: 'section[aria-roledescription] button + button' };
const ready = { see: 'section[aria-roledescription] article' };

export const states = [
  ...[2, 3, 4, 5].map((place) => ({
    id: `news-from-${place}`,
    title: { eng: `News from release ${place} on`, es: `Noticias desde el comunicado ${place}` },
    pages: ['home'],
    languages: ['eng'],
    steps: [ready, ...Array.from({ length: place - 1 }, () => next)],
  })),
  {
    id: 'news-wrapped',
    title: { eng: 'News turned back past the first', es: 'Noticias hacia atrás desde la primera' },
    pages: ['home'],
    languages: ['eng'],
    steps: [ready, { click: 'section[aria-roledescription] button' }],
  },
  {
    id: 'news-empty',
    title: { eng: 'No news', es: 'Sin noticias' },
    pages: ['home'],
    languages: ['eng'],
    steps: [{ answer: '/api/investornews', with: 200, body: [] }, { see: 'h1' }],
  },
  {
    id: 'news-failed',
    title: { eng: 'News cannot be had', es: 'No se pueden obtener las noticias' },
    pages: ['home'],
    languages: ['eng'],
    steps: [{ answer: '/api/investornews', with: 500 }, { see: 'h1' }],
  },
  {
    id: 'news-slow',
    title: { eng: 'News on their way', es: 'Las noticias tardan' },
    pages: ['home'],
    languages: ['eng'],
    steps: [{ answer: '/api/investornews', with: 'slow' }, { see: 'h1' }],
  },
];
