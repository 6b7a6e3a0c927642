import { pageCheck } from './page-check.ts';

/** A dialog has a name and a way out, holds the focus while it is open, and what lies behind it is not heard. */
export const dialogs = pageCheck(
  {
    id: 'dialogs',
    title: { eng: 'Dialogs', es: 'Diálogos' },
    fix: {
      eng: 'Open a native dialog with showModal(), named by its heading, with a close button, and move the focus into it.',
      es: 'Abra un dialog nativo con showModal(), con el encabezado como nombre y un botón de cerrar, y lleve el foco dentro.',
    },
    criteria: ['4.1.2', '2.4.3', '1.3.1'],
  },
  () => {
    const { rendered, fault, nameOf, isExposed, tidy } = window.auditDom;
    const open = rendered('dialog[open], [role=dialog], [role=alertdialog]');
    const faults = open.flatMap((dialog) => {
      const found = [];
      if (nameOf(dialog) === '')
        found.push(fault(dialog, 'The dialog has no name: it opens, and nobody hears what it is.'));
      const isNative = dialog.matches('dialog:modal');
      const claims = dialog.getAttribute('aria-modal') === 'true';
      const { position } = getComputedStyle(dialog);
      const covers =
        position === 'fixed' &&
        dialog.getBoundingClientRect().width >= innerWidth * 0.9 &&
        dialog.getBoundingClientRect().height >= innerHeight * 0.9;
      if (!isNative && !claims && covers)
        found.push(fault(dialog, 'It covers the page, but does not say that it is modal.'));
      if (!isNative && !claims) return found;
      // Behind a native modal dialog everything is inert by itself.
      if (!isNative) {
        const behind = [
          ...document.querySelectorAll(
            'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]',
          ),
        ].find(
          (each) =>
            !dialog.contains(each) &&
            isExposed(each) &&
            !each.matches(':disabled') &&
            !each.closest('[role=dialog]'),
        );
        if (behind)
          found.push(fault(behind, 'It lies behind an open modal dialog, and is still heard and reached.'));
      }
      if (!dialog.contains(document.activeElement))
        found.push(fault(dialog, 'The dialog is open, but the focus is not in it.'));
      const says =
        /close|cancel|dismiss|no thanks|done|ok|cerrar|cancelar|descartar|listo|aceptar|entendido/i;
      const wayOut = [...dialog.querySelectorAll('button, [role=button], a[href], input[type=submit]')].some(
        (each) => isExposed(each) && says.test(nameOf(each) || tidy(each.textContent)),
      );
      if (!wayOut) found.push(fault(dialog, 'No button closes the dialog; not everybody has an Escape key.'));
      return found;
    });
    return { looked: open.length, faults };
  },
);
