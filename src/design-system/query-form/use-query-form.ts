import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Lets a `QueryForm` ask without loading a document: focus and place stay, and what is empty stays out of the address.
 *
 * @param action The address that answers.
 * @param values What the page answers now, by the name of the field. When that changes (Back, a link, an answer), the
 *   fields follow; until then they are the visitor's, also what was typed before React took the page over.
 * @returns Props of `QueryForm`.
 */
export function useQueryForm(
  action: string,
  values: Readonly<Record<string, string>>,
): {
  action: string;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const answered = JSON.stringify(values);
  const shown = useRef(answered);
  useEffect(() => {
    if (shown.current === answered) return;
    shown.current = answered;
    for (const [name, value] of Object.entries<string>(JSON.parse(answered))) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [answered]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)]
      .map(([name, value]) => [name, `${value}`.trim()])
      .filter(([, value]) => value !== '');
    void navigate(`${action}?${new URLSearchParams(typed)}`, { preventScrollReset: true });
  };
  return { action, ref, onSubmit };
}
