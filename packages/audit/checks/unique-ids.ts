import { pageCheck } from './page-check.ts';

/** No two elements share an id: a label or description would reach the first of them only. */
export const uniqueIds = pageCheck(
  {
    id: 'unique-ids',
    title: { eng: 'Unique ids', es: 'Identificadores únicos' },
    fix: {
      eng: 'Give each element an id of its own, and point its label and description at that.',
      es: 'Dé a cada elemento un id propio y dirija a él su etiqueta y su descripción.',
    },
    criteria: ['1.3.1', '4.1.2'],
  },
  () => {
    const { fault } = window.auditDom;
    const seen = new Set<string>();
    const all = [...document.querySelectorAll('[id]')];
    const faults = all.flatMap((element) => {
      if (seen.has(element.id))
        return [fault(element, `The id “${element.id}” stands on another element too.`)];
      seen.add(element.id);
      return [];
    });
    return { looked: all.length, faults };
  },
);
