/** Moves the focus to a field and its label into view: without the label a visitor sees an empty box and no question. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field.closest('fieldset') ?? field;
  label.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
