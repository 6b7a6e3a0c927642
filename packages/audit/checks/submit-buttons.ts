import { pageCheck } from './page-check.ts';

/** The button that sends a form can be reached and pressed at any time, and answers with what is missing. */
export const submitButtons = pageCheck(
  {
    id: 'submit-buttons',
    title: { eng: 'Buttons that send a form', es: 'Botones que envían un formulario' },
    fix: {
      eng: 'Use aria-disabled="true" instead of disabled, and answer a press with a list of what is missing.',
      es: 'Use aria-disabled="true" en vez de disabled y responda a la pulsación con la lista de lo que falta.',
    },
    criteria: ['3.3.1', '2.1.1', '4.1.2'],
  },
  () => {
    const { rendered, fault, isRendered, nameOf } = window.auditDom;
    const forms = rendered<HTMLFormElement>('form');
    const faults = forms.flatMap((form) => {
      const buttons = [...form.elements].filter(
        (each) =>
          each.matches('button:not([type]), button[type=submit], input[type=submit], input[type=image]') &&
          // Of a form with one button for scripts and one without, the other is nobody's.
          isRendered(each),
      );
      const fields = [...form.elements].filter((each) =>
        each.matches('input:not([type=hidden]), select, textarea'),
      );
      if (buttons.length === 0 && fields.length > 0)
        return [fault(form, 'The form has no button that sends it.')];
      return buttons.flatMap((button) => {
        if (button.matches(':disabled'))
          return [
            fault(button, 'The button is disabled: it takes no focus and does not say what is missing.'),
          ];
        return nameOf(button) === '' &&
          (button.localName !== 'input' || button.matches('[type=image], [value=""]'))
          ? [fault(button, 'The button that sends the form has no name.')]
          : [];
      });
    });
    return { looked: forms.length, faults };
  },
);
