import { pageCheck } from './page-check.ts';

/**
 * The title speaks of what the page speaks of: at least one of its words stands in the content, or in the name by which
 * the page's own navigation and breadcrumb call it. A visitor who pressed "History" is in the right place under that
 * title, whatever the story's heading is.
 */
export const titleFits = pageCheck(
  {
    id: 'title-fits',
    title: { eng: 'The title is about the page', es: 'El título trata de la página' },
    fix: {
      eng: 'Begin the title with what the heading of level 1 says.',
      es: 'Empiece el título con lo que dice el encabezado de nivel 1.',
    },
    criteria: ['2.4.2'],
  },
  () => {
    const { fault, tidy } = window.auditDom;
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    // Words that fit every page of every site say nothing of this one; of the shortest, the ones that only join others.
    const empty = new Set(
      'welcome home page pages site website web official your their with from this that here inicio bienvenido bienvenida bienvenidos pagina sitio oficial para nuestro nuestra aqui the and our you are how who why its not all any los las del una con por que sus mas'.split(
        ' ',
      ),
    );
    const speaking = (text: string) =>
      (plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !empty.has(word));
    const title = tidy(document.title);
    const main = document.querySelector('main, [role=main]');
    if (title === '' || !main) return { looked: 0, faults: [] };
    const stem = (word: string) => word.slice(0, 5);
    const content = new Set(speaking(main.textContent ?? '').map(stem));
    const alternatives = [...main.querySelectorAll('[alt], [aria-label]')].map(
      (each) => `${each.getAttribute('alt') ?? ''} ${each.getAttribute('aria-label') ?? ''}`,
    );
    for (const word of speaking(alternatives.join(' '))) content.add(stem(word));
    for (const here of document.querySelectorAll('[aria-current=page]')) {
      for (const word of speaking(here.textContent ?? '')) content.add(stem(word));
    }
    const words = speaking(title);
    if (words.some((word) => content.has(stem(word)))) return { looked: 1, faults: [] };
    const element = document.head.querySelector('title');
    return {
      looked: 1,
      faults: [
        fault(
          element,
          `Not one word of the title “${title.slice(0, 60)}” stands in the content of the page, nor in the name its navigation gives it.`,
        ),
      ],
    };
  },
);
