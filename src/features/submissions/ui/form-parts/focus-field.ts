/** Moves the focus to a field and its label into view: without the label a visitor sees an empty box and no question. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  // A box stands inside its label, a field beside it.
  const [label] = 'labels' in field ? ((field as HTMLInputElement).labels ?? []) : [];
  (label ?? field.closest('fieldset') ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
