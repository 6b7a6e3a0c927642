import { pageCheck } from './page-check.ts';

/** The page has a title, in words, one line of them. That no two pages share one is looked at over the whole site. */
export const pageTitle = pageCheck(
  {
    id: 'page-title',
    title: { eng: 'Title of the page', es: 'Título de la página' },
    fix: {
      eng: 'Write a title that says what the page is for, and then whose it is.',
      es: 'Escriba un título que diga para qué es la página y luego de quién es.',
    },
    criteria: ['2.4.2'],
  },
  () => {
    const { fault, tidy } = window.auditDom;
    const titles = [...document.head.querySelectorAll('title')];
    const title = tidy(document.title);
    const say = (message: string) => ({ looked: 1, faults: [fault(titles[0] ?? null, message)] });
    if (titles.length > 1) return say('The page has two titles; which of them is read is chance.');
    if (title === '') return say('The page has no title: a tab and a history have no word for it.');
    if (
      /^(untitled( document)?|document|home ?page|index|new page|page|título|sin título|documento|página|inicio)$/i.test(
        title,
      )
    )
      return say(`“${title}” does not say what the page is for.`);
    if (
      /^[\w-]+\.(html?|php|aspx?)$|^https?:|^[\w-]*\/[\w/-]*$|undefined|\bnull\b|\{\w+\}|\[object/.test(title)
    )
      return say(`“${title}” is no title in words.`);
    return { looked: 1, faults: [] };
  },
);
