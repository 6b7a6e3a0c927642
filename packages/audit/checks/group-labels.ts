import { pageCheck } from './page-check.ts';

/** Choices that answer one question stand in a group that says the question. */
export const groupLabels = pageCheck(
  {
    id: 'group-labels',
    title: { eng: 'Questions of groups of choices', es: 'Preguntas de los grupos de opciones' },
    fix: {
      eng: 'Put the choices into a fieldset whose legend is the question.',
      es: 'Ponga las opciones en un fieldset cuyo legend sea la pregunta.',
    },
    criteria: ['1.3.1', '3.3.2'],
  },
  () => {
    const { exposed, fault, nameOf } = window.auditDom;
    const groupOf = 'fieldset, [role=group], [role=radiogroup]';
    const byName = Map.groupBy(
      exposed<HTMLInputElement>('input[type=radio], input[type=checkbox]').filter(({ name }) => name !== ''),
      ({ name, type, form }) => `${form?.id ?? ''} ${type} ${name}`,
    );
    const faults = [...byName.values()].flatMap((choices) => {
      const [first] = choices;
      if (!first || choices.length < 2) return [];
      const group = first.closest(groupOf);
      if (!group || !choices.every((choice) => group.contains(choice)))
        return [fault(first, 'These choices answer one question, but no group says which.')];
      return nameOf(group) === ''
        ? [fault(group, 'The group of choices has no name: the question is not read.')]
        : [];
    });
    for (const group of exposed('fieldset'))
      if (
        nameOf(group) === '' &&
        group.querySelector('input, select, textarea') &&
        !group.closest('[aria-hidden=true]')
      )
        if (!faults.some(({ selector }) => selector === window.auditDom.selectorOf(group)))
          faults.push(fault(group, 'The fieldset has no legend.'));
    return { looked: byName.size + exposed('fieldset').length, faults };
  },
);
