import { pageCheck } from './page-check.ts';

/** A field that is wrong says so and says why; a message about a field belongs to it. */
export const errorAssociation = pageCheck(
  {
    id: 'error-association',
    title: { eng: 'Errors belong to their fields', es: 'Los errores pertenecen a sus campos' },
    fix: {
      eng: 'Set aria-invalid="true" and point aria-describedby at the hint and then at the message.',
      es: 'Ponga aria-invalid="true" y dirija aria-describedby primero a la indicación y luego al mensaje.',
    },
    criteria: ['3.3.1', '1.3.1'],
  },
  () => {
    const { exposed, fault, referred, tidy, isRendered } = window.auditDom;
    const wrong = exposed('[aria-invalid]:not([aria-invalid=false], [aria-invalid=""])');
    const faults = wrong.flatMap((field) => {
      const group = field.closest('fieldset[aria-describedby], [role=group][aria-describedby]');
      const told = [
        ...referred(field, 'aria-describedby'),
        ...referred(field, 'aria-errormessage'),
        ...(group ? referred(group, 'aria-describedby') : []),
      ];
      const said = told.filter((each) => isRendered(each) && tidy(each.textContent) !== '');
      return said.length > 0
        ? []
        : [fault(field, 'The field is marked as wrong, but nothing tied to it says what is wrong.')];
    });
    // A message beside a field that only the eye connects with it.
    const messages = exposed(
      'form [id*=error i], form [class*=error i], form [class*=invalid-feedback i]',
    ).filter(
      (each) =>
        tidy(each.textContent) !== '' &&
        !each.querySelector('input, select, textarea, a[href^="#"]') &&
        !each.closest('[role=alert], [role=group], [role=status], [tabindex="-1"]:not(main)') &&
        !each.parentElement?.closest('[id*=error i], [class*=error i]'),
    );
    const pointedAt = new Set(
      [...document.querySelectorAll('[aria-describedby], [aria-errormessage]')].flatMap((field) => [
        ...referred(field, 'aria-describedby'),
        ...referred(field, 'aria-errormessage'),
      ]),
    );
    for (const message of messages) {
      if (![...pointedAt].some((each) => each.contains(message) || message.contains(each)))
        faults.push(fault(message, 'The message about an error is tied to no field.'));
      else if (!wrong.some((field) => field.closest('form') === message.closest('form')))
        faults.push(
          fault(message, 'A message says that something is wrong, but no field is marked as wrong.'),
        );
    }
    return { looked: wrong.length + messages.length, faults };
  },
);
