import { pageCheck } from './page-check.ts';

/** No two buttons are called the same and do different things. */
export const sameNameControls = pageCheck(
  {
    id: 'same-name-controls',
    title: { eng: 'One name, one effect', es: 'Un nombre, un efecto' },
    fix: {
      eng: 'Add to each button what it acts on: “Remove Portland” instead of “Remove”, or describe it with the row’s header.',
      es: 'Agregue a cada botón sobre qué actúa: «Quitar Portland» en vez de «Quitar», o descríbalo con el encabezado de la fila.',
    },
    criteria: ['2.4.6', '4.1.2'],
  },
  () => {
    const { exposed, fault, nameOf, descriptionOf, tidy } = window.auditDom;
    const buttons = exposed('button, [role=button], input[type=submit], input[type=button], summary');
    const first = new Map<string, Element>();
    const faults = [];
    for (const button of buttons) {
      const name = tidy(nameOf(button));
      if (name === '') {
        if (
          !(button instanceof HTMLInputElement && button.type === 'submit' && !button.hasAttribute('value'))
        )
          faults.push(fault(button, 'The button has no name.'));
        continue;
      }
      // Buttons of one dialog, carousel, form or table with a name are told apart by it.
      const group = button.closest(
        'dialog, [role=dialog], [role=group], [role=region], section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby], fieldset, nav',
      );
      const isHeading = button.closest('h2, h3, h4, h5') !== null;
      const key =
        `${name} ${descriptionOf(button)} ${group && !isHeading ? nameOf(group) : ''}`.toLowerCase();
      const other = first.get(key);
      const actsOn = (each: Element) =>
        [
          'aria-controls',
          'formaction',
          'popovertarget',
          'commandfor',
          'value',
          'data-target',
          'data-id',
          'onclick',
        ]
          .map((attribute) => each.getAttribute(attribute) ?? '')
          .join(' ');
      const isSame = other && actsOn(other) === actsOn(button) && actsOn(button).trim() !== '';
      if (other && !isSame)
        faults.push(fault(button, `Two buttons are called “${name}”; nothing tells which does what.`));
      else first.set(key, button);
    }
    return { looked: buttons.length, faults };
  },
);
