import { pageCheck } from './page-check.ts';

/** A drawing in the page is either named, or hidden from the ear; words drawn as a picture are said by its name. */
export const graphicNames = pageCheck(
  {
    id: 'graphic-names',
    title: { eng: 'Names of drawings', es: 'Nombres de los dibujos' },
    fix: {
      eng: 'Give the svg role="img" and a name that holds its words, or aria-hidden="true" if the page says it elsewhere.',
      es: 'Ponga al svg role="img" y un nombre que contenga sus palabras, o aria-hidden="true" si la página ya lo dice.',
    },
    criteria: ['1.1.1', '1.4.5'],
  },
  () => {
    const { exposed, fault, nameOf, tidy } = window.auditDom;
    const drawings = exposed<SVGSVGElement>('svg, canvas, object, embed').filter(
      (each) => !each.parentElement?.closest('svg, [role=img]'),
    );
    const faults = drawings.flatMap((drawing) => {
      const name = nameOf(drawing).toLowerCase();
      const drawn = [...drawing.querySelectorAll('text')]
        .map((text) => tidy(text.textContent))
        .filter(Boolean);
      if (drawing.matches('[role=presentation], [role=none]') && drawn.length === 0) return [];
      const control = drawing.closest('a[href], button, [role=button]');
      if (name === '' && drawn.length > 0 && !drawing.matches('[role=list], [role=group], [role^=graphics]'))
        return [
          fault(drawing, `The drawing holds the words “${drawn.join(' ').slice(0, 50)}” and has no name.`),
        ];
      if (name === '' && drawing.matches('[role=img], canvas, object, embed') && !tidy(drawing.textContent))
        return [fault(drawing, 'The drawing is exposed without a name.')];
      if (name === '' && control && nameOf(control) === '')
        return [fault(control, 'The control holds only a drawing, and nothing names it.')];
      const unsaid = drawn.filter((words) => !name.includes(words.toLowerCase()));
      if (drawing.matches('[role=img]') && drawn.length > 0 && drawn.length <= 3 && unsaid.length > 0)
        return [fault(drawing, `“${unsaid[0]}” is drawn, but the name of the drawing does not say it.`)];
      return [];
    });
    return { looked: drawings.length, faults };
  },
);
