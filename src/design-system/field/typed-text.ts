/**
 * Fields of several lines in which somebody typed before React took the page over, and what stood there. React writes what the server
 * put into such a field once more as it takes it over: whoever corrects a text that came back with an error would lose the correction.
 */
const typed = new WeakMap<EventTarget, string>();

function note({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLTextAreaElement && target.value !== target.defaultValue) {
    typed.set(target, target.value);
  }
}

if (typeof document !== 'undefined') {
  for (const target of document.querySelectorAll('textarea')) note({ target });
  // At the window: events are kept from everybody below it while React is at work.
  addEventListener('input', note, true);
}

/** Puts back what was typed before React wrote over it; once, as the field comes. */
export function keepTypedText(field: HTMLTextAreaElement | null): void {
  if (field === null) return;
  const text = typed.get(field);
  if (text === undefined || field.value !== field.defaultValue) return;
  typed.delete(field);
  field.value = text;
}
