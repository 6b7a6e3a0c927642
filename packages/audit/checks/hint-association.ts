import { pageCheck } from './page-check.ts';

/** What stands beside a field for the eye belongs to it for the ear: hints and messages, whatever their markup calls them. */
export const hintAssociation = pageCheck(
  {
    id: 'hint-association',
    title: { eng: 'Hints belong to their fields', es: 'Las indicaciones pertenecen a sus campos' },
    fix: {
      eng: 'Point the field’s aria-describedby at the hint and at the message.',
      es: 'Dirija el aria-describedby del campo a la indicación y al mensaje.',
    },
    criteria: ['1.3.1', '3.3.1', '3.3.2'],
  },
  () => {
    const { exposed, fault, isVisible, referred, tidy } = window.auditDom;
    const kinds =
      'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=checkbox], [type=radio]), select, textarea';
    const fields = exposed(`form :is(${kinds})`);
    const faults = fields.flatMap((field) => {
      let box = field.parentElement;
      // The smallest part that holds the field with its label, and no other field.
      while (box && !box.querySelector('label') && !box.matches('form, fieldset, main'))
        box = box.parentElement;
      if (
        !box ||
        box.matches('form, fieldset, main, label') ||
        box.querySelectorAll('input, select, textarea').length > 1
      )
        return [];
      const tied = [
        ...['aria-describedby', 'aria-errormessage', 'aria-labelledby', 'aria-details'].flatMap((attribute) =>
          referred(field, attribute),
        ),
        // A hint of a whole group is read with the group.
        ...[field.closest('fieldset, [role=group]')].flatMap((group) =>
          group ? referred(group, 'aria-describedby') : [],
        ),
      ];
      const beside = [...box.querySelectorAll('p, span, small, strong, em, b, i, div')].filter(
        (each) =>
          isVisible(each) &&
          tidy(each.textContent).length >= 8 &&
          !each.contains(field) &&
          !each.closest(
            'label, legend, button, a, [aria-hidden=true], [role=status], [role=alert], [aria-live]',
          ) &&
          !each.querySelector('label, legend, button, a, input, select, textarea') &&
          ![...box.querySelectorAll('p, span, small, strong, em, b, i, div')].some(
            (outer) => outer !== each && outer.contains(each) && !outer.contains(field),
          ),
      );
      return beside
        .filter((each) => !tied.some((part) => part.contains(each) || each.contains(part)))
        .map((each) =>
          fault(
            each,
            `“${tidy(each.textContent).slice(0, 50)}” stands beside a field and is tied to nothing.`,
          ),
        );
    });
    return { looked: fields.length, faults };
  },
);
