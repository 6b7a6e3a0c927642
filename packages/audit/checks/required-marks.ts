import type { Fault } from '../faults.ts';
import { pageCheck } from './page-check.ts';

/** What must be filled in is marked for the eye and said to the ear, and the star is explained before it first stands. */
export const requiredMarks = pageCheck(
  {
    id: 'required-marks',
    title: { eng: 'Required fields', es: 'Campos obligatorios' },
    fix: {
      eng: 'Set required on the field, show a star (aria-hidden) or the word in its label, and explain the star above the form.',
      es: 'Ponga required en el campo, muestre un asterisco (aria-hidden) o la palabra en la etiqueta y explíquelo antes del formulario.',
    },
    criteria: ['1.3.1', '3.3.2'],
  },
  () => {
    const { exposed, fault, nameOf, referred, isVisible, tidy } = window.auditDom;
    const saysRequired = /\*|\b(required|obligatori[oa]|requerid[oa])\b/i;
    const fields = exposed<HTMLInputElement>(
      'input:not([type=hidden], [type=submit], [type=button], [type=radio]), select, textarea',
    );
    // One sentence before them may mark all fields at once (G131).
    const marksAll =
      /\b(all|both)( the)? (fields|questions|answers)( here| below| in this form)? (are (required|mandatory)|must be filled)|\b(todos los campos|ambos campos|todas las preguntas) son obligatori[oa]s/i;
    const areAllMarked = marksAll.test(document.body.textContent);
    const isNeeded = (field: HTMLInputElement) =>
      field.required || field.getAttribute('aria-required') === 'true';
    let firstStar: Element | undefined;
    let looked = 0;
    const faults: Fault[] = fields.flatMap((field) => {
      const labels = [...(field.labels ?? []), ...referred(field, 'aria-labelledby')].filter(isVisible);
      if (labels.length === 0) return [];
      looked += 1;
      // A box may be marked by the name of its group, which stands above it.
      const around = field.type === 'checkbox' ? field.closest('fieldset, [role=group]') : null;
      const group =
        around?.querySelector('legend') ??
        (around ? referred(around, 'aria-labelledby').find(isVisible) : undefined);
      const words = tidy(
        `${labels.map(({ textContent }) => textContent).join(' ')} ${group?.textContent ?? ''}`,
      );
      const isMarked = saysRequired.test(words) && !/\b(not required|no obligatori[oa])\b/i.test(words);
      if (words.includes('*')) firstStar ??= labels[0];
      const isRequired = isNeeded(field);
      const isAgreement = field.type === 'checkbox' && group !== undefined;
      if (
        isRequired &&
        !isMarked &&
        !areAllMarked &&
        !/\b(optional|opcional)\b/i.test(document.body.textContent)
      )
        return [
          {
            ...fault(field, `“${words.slice(0, 40)}” must be filled in, but nothing to see says so.`),
            // Where everything is asked for, as in a sign-in form, nobody mistakes one field for another kind.
            ...(fields.filter(({ form }) => form === field.form).every(isNeeded) && { criteria: [] }),
          },
        ];
      if (isMarked && !isRequired && !isAgreement)
        return [
          {
            ...fault(field, `“${words.slice(0, 40)}” is marked as required to the eye, not to the ear.`),
            // A word or a star in its name is heard with it; the attribute would say it more surely.
            ...(saysRequired.test(nameOf(field)) && { criteria: [] }),
          },
        ];
      return [];
    });
    if (firstStar) {
      const explained = [...document.querySelectorAll('p, span, div, legend, h2, li, strong')].some(
        (each) =>
          firstStar &&
          each.children.length < 4 &&
          /\*/.test(each.textContent ?? '') &&
          /required|obligatori|must|deben?\b|necesari/i.test(each.textContent ?? '') &&
          !each.closest('label') &&
          Boolean(each.compareDocumentPosition(firstStar) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      // A star is a sign that most people know; that it be explained is advice (https://www.w3.org/WAI/WCAG22/Techniques/html/H90).
      if (!explained)
        faults.push({
          ...fault(firstStar, 'Nothing before the first star says what it means.'),
          criteria: [],
        });
    }
    return { looked, faults };
  },
);
