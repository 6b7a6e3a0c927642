import { pageCheck } from './page-check.ts';

/** Links that follow each other lead to different places: two ways to one place are heard and gone through twice. */
export const adjacentLinks = pageCheck(
  {
    id: 'adjacent-links',
    title: { eng: 'No two links to one place side by side', es: 'Sin dos enlaces seguidos al mismo lugar' },
    fix: {
      eng: 'Make one link of both, with picture and words in it, or leave the picture unlinked.',
      es: 'Haga de los dos un solo enlace con imagen y texto, o deje la imagen sin enlace.',
    },
    criteria: ['2.4.4', '1.1.1'],
  },
  () => {
    const { exposed, fault, isExposed, nameOf } = window.auditDom;
    const stops = exposed('a[href], button, input:not([type=hidden]), select, textarea, summary').filter(
      isExposed,
    );
    const faults = stops.flatMap((link, place) => {
      const before = stops[place - 1];
      if (!(link instanceof HTMLAnchorElement) || !(before instanceof HTMLAnchorElement)) return [];
      if (link.href !== before.href || /^(#|$)/.test(link.getAttribute('href') ?? '')) return [];
      // The last link of one part and the first of the next are no pair.
      const part = 'nav, header, footer, main, section, article, aside, table, form';
      if (link.closest(part) !== before.closest(part)) return [];
      // Each row of a table or entry of a list names its own, and two may name the same.
      if (link.closest('li, tr') !== before.closest('li, tr')) return [];
      return [fault(link, `“${nameOf(link)}” leads where “${nameOf(before)}” just before it leads.`)];
    });
    return { looked: stops.length, faults };
  },
);
