import { pageCheck } from './page-check.ts';

/** One `h1` in the content, no level skipped below it, no empty heading, none that says what another says. */
export const headingOutline = pageCheck(
  {
    id: 'heading-outline',
    title: { eng: 'Outline of headings', es: 'Esquema de encabezados' },
    fix: {
      eng: 'Give the page one h1 that says what it is for, and each part the next level down; looks are set by style.',
      es: 'Ponga un solo h1 que diga para qué es la página y, en cada parte, el nivel siguiente; el aspecto se da con estilos.',
    },
    criteria: ['1.3.1', '2.4.6'],
  },
  () => {
    const { exposed, fault, wordsOf } = window.auditDom;
    const all = exposed('h1, h2, h3, h4, h5, h6, [role=heading]').map((element) => ({
      element,
      level: Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? 2),
      words: wordsOf(element),
    }));
    const faults = all
      .filter(({ words }) => words === '')
      .map(({ element }) =>
        fault(element, 'The heading is empty: a list of headings has a line without words.'),
      );
    const first = all.filter(({ level }) => level === 1);
    // Behind an open modal dialog the page’s heading is rightly not heard.
    if (first.length === 0 && exposed('[aria-modal=true]').length === 0)
      faults.push(fault(null, 'The page has no heading of level 1 that says what it is for.'));
    for (const { element } of first.slice(1))
      faults.push(fault(element, 'The page has a second heading of level 1; one says what the page is for.'));
    // Before the h1 stand the headings of the shell, above the content and in no order with it.
    const start = all.findIndex(({ level }) => level === 1);
    for (const [index, { element, level }] of all.entries()) {
      const before = all[index - 1];
      if (start < 0 || index <= start || !before || level - before.level <= 1) continue;
      faults.push(
        fault(element, `The heading goes from level ${before.level} to ${level} and skips a level.`),
      );
    }
    const seen = new Set<string>();
    for (const { element, words } of all.filter((each) => each.element.closest('main, [role=main]'))) {
      const key = words.toLowerCase();
      if (words && seen.has(key))
        faults.push(
          fault(element, `Two headings say “${words.slice(0, 60)}”; nobody can tell them apart in a list.`),
        );
      seen.add(key);
    }
    return { looked: all.length, faults };
  },
);
