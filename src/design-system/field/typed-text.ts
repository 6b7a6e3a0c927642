/**
 * What somebody typed into fields of several lines before React took them over; `null` once it has. React writes what the server put
 * into such a field once more as it takes it over: whoever corrects a text that came back with an error would lose the correction.
 */
const typed = new WeakMap<EventTarget, string | null>();

function note({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLTextAreaElement && typed.get(target) !== null) typed.set(target, target.value);
}

if (typeof document !== 'undefined') {
  for (const target of document.querySelectorAll('textarea')) note({ target });
  // At the window: events are kept from everybody below it while React is at work.
  addEventListener('input', note, true);
}

/** Puts back what was typed before React wrote over it; the first time that a field comes, and never again. */
export function keepTypedText(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const text = typed.get(field);
  if (text != null) field.value = text;
  typed.set(field, null);
}
