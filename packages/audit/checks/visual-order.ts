import { pageCheck } from './page-check.ts';

/** Sentences are read in the order in which they are shown: a style may not put steps into another order than the document (failure F1 of WCAG). */
export const visualOrder = pageCheck(
  {
    id: 'visual-order',
    title: { eng: 'Text is heard in the order that is seen', es: 'El texto se oye en el orden en que se ve' },
    fix: {
      eng: 'Write the sentences in their order; leave order, row-reverse and column-reverse to what has no order.',
      es: 'Escriba las frases en su orden; deje order, row-reverse y column-reverse para lo que no tiene orden.',
    },
    criteria: ['1.3.2'],
  },
  () => {
    const { exposed, fault, isVisible, tidy } = window.auditDom;
    const containers = exposed('body *').filter(
      (each) => each.children.length >= 2 && /flex|grid/.test(getComputedStyle(each).display),
    );
    const faults = containers.flatMap((container) => {
      // Cards with headings, pictures or controls stand each for itself; bare sentences follow one another.
      const sentences = [...container.children].filter(
        (child) =>
          isVisible(child) &&
          tidy(child.textContent).split(' ').length >= 5 &&
          !child.matches('nav, aside, header, footer, section, article, form') &&
          !child.querySelector('h1, h2, h3, h4, h5, h6, img, svg, button, input, select, form, nav'),
      );
      for (const [place, child] of sentences.entries()) {
        const before = sentences[place - 1];
        if (!before || before.localName !== child.localName) continue;
        const [was, is] = [before.getBoundingClientRect(), child.getBoundingClientRect()];
        const shared = Math.min(was.right, is.right) - Math.max(was.left, is.left);
        const level = Math.min(was.bottom, is.bottom) - Math.max(was.top, is.top);
        const isAbove = is.bottom <= was.top + 1 && shared > Math.min(was.width, is.width) / 2;
        const isBefore =
          is.right <= was.left + 1 &&
          level > Math.min(was.height, is.height) / 2 &&
          getComputedStyle(container).direction === 'ltr';
        if (isAbove || isBefore)
          return [
            fault(
              child,
              `“${tidy(child.textContent).slice(0, 50)}” is read after what it stands ${isAbove ? 'above' : 'left of'}.`,
            ),
          ];
      }
      return [];
    });
    return { looked: containers.length, faults };
  },
);
