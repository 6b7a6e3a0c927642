import { pageCheck } from './page-check.ts';

/** The page neither leaves nor reloads by itself. */
export const noRefresh = pageCheck(
  {
    id: 'no-refresh',
    title: { eng: 'No refresh by itself', es: 'Sin recarga automática' },
    fix: {
      eng: 'Answer with a redirect from the server, or give the visitor a button that loads the news.',
      es: 'Responda con una redirección del servidor o dé a la persona un botón para actualizar.',
    },
    criteria: ['2.2.1', '2.2.4', '3.2.5'],
  },
  () => {
    const { fault } = window.auditDom;
    const metas = [...document.querySelectorAll('meta[http-equiv=refresh i]')];
    const faults = metas
      .filter((meta) => !/^\s*0\s*([;,]|$)/.test(meta.getAttribute('content') ?? '0'))
      .map((meta) => fault(meta, 'The page reloads or leaves after a time, amid whatever one is reading.'));
    return { looked: 1, faults };
  },
);
