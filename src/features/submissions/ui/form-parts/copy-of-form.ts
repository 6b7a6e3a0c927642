import { sumField } from '../../model/sum-question.ts';
import { formTokenField, trapField } from '../../model/trap.ts';

/**
 * What a form of the page holds, a line for each answer, in the words that the visitor reads: labels, and of lists the
 * chosen line. The human check and the trap are no answers. `Name: Ana Ríos`, `Your companies: Basin Steel`
 *
 * @param prefix Begins the id of every field of the form.
 */
export function copyOfForm(prefix: string): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    ['input', 'select', 'textarea'].map((element) => `form ${element}[id^="${prefix}-"]`).join(),
  );
  const lines: string[] = [];
  for (const field of fields) {
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    if (isChoice && !(field instanceof HTMLInputElement && field.checked)) continue;
    if (
      [trapField, formTokenField, sumField, 'recaptcha', ''].includes(field.name) ||
      field.type === 'hidden'
    )
      continue;
    const label = wordsOf(field.labels?.[0]);
    const group = wordsOf(field.closest('fieldset')?.querySelector('legend'));
    const answer =
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value.trim();
    if (isChoice) lines.push(group === '' ? label : `${group}: ${label}`);
    else if (answer !== '' && label !== '') lines.push(`${label}: ${answer}`);
  }
  return lines.join('\n');
}

/** The words of a label as one line, without the mark of a required field and without what only a drawing says. */
function wordsOf(element: Element | null | undefined): string {
  if (element === null || element === undefined) return '';
  const bare = element.cloneNode(true) as Element;
  for (const mark of bare.querySelectorAll('[aria-hidden=true]')) mark.remove();
  return (bare.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
