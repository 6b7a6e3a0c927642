/** Kinds of input that hold no text a visitor could lose. */
const noText = ['button', 'checkbox', 'hidden', 'image', 'radio', 'reset', 'submit'];

const typedInto = new Set<HTMLFormElement>();

/** Watches which forms of the page are being filled. Returns a function that stops it. */
export function watchTyping(): () => void {
  const typed = ({ target }: Event) => {
    const form = isTextField(target) ? target.form : null;
    // A search is quickly typed again.
    if (form?.closest('main') && form.getAttribute('role') !== 'search') typedInto.add(form);
  };
  const sent = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) typedInto.delete(target);
  };
  document.addEventListener('input', typed);
  document.addEventListener('reset', sent);
  return () => {
    document.removeEventListener('input', typed);
    document.removeEventListener('reset', sent);
    typedInto.clear();
  };
}

/** True when a form on the page holds text that a visitor has typed and that was not sent. */
export function hasTypedText(): boolean {
  for (const form of typedInto) {
    if (!form.isConnected) typedInto.delete(form);
    else if ([...form.elements].some((field) => isTextField(field) && field.value !== '')) return true;
  }
  return false;
}

/**
 * True when leaving the page costs text: typed while somebody listened, or standing in a form that will be sent, since the
 * server writes none there: it was typed before the page was taken over, or brought back from an earlier visit.
 */
export function holdsText(): boolean {
  return (
    hasTypedText() ||
    [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')].some((form) =>
      [...form.elements].some((field) => isTextField(field) && !field.readOnly && field.value.trim() !== ''),
    )
  );
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !noText.includes(target.type))
  );
}
