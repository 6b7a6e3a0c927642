import { useEffect, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

type FormElement = HTMLInputElement | HTMLSelectElement;

/** Adds to a field's registration that its first value is the one the element holds. */
export type KeepTyped<Values extends FieldValues> = (
  name: FieldPath<Values>,
  registered: UseFormRegisterReturn,
) => UseFormRegisterReturn;

/**
 * Keeps what was typed, or restored by the browser, before this script came. react-hook-form may put its own first
 * value over it, and where it reads the element it tells nobody: so the values are set once more and the component is
 * rendered again.
 */
export function useTypedBefore<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  defaultValues: Values,
): KeepTyped<Values> {
  const { setValue } = form;
  const held = useRef(new Map<FieldPath<Values>, string | boolean>());
  const taken = useRef(false);
  const [, setKept] = useState(0);

  useEffect(() => {
    // Once, when the fields first stand: later it would undo what the visitor does.
    if (taken.current) return;
    taken.current = true;
    const typed = [...held.current].filter(([name, value]) => value !== get(defaultValues, name));
    for (const [name, value] of typed) {
      setValue(name, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    setKept(typed.length);
  }, [defaultValues, setValue]);

  return (name, registered) => ({
    ...registered,
    ref: (element: FormElement | null) => {
      if (element !== null && !held.current.has(name) && !isListToCome(element)) {
        held.current.set(name, heldBy(element));
      }
      registered.ref(element);
    },
  });
}

/** A list with one entry left nobody a choice: its entries come later, and so does the answer that the form knows. */
function isListToCome(element: FormElement): boolean {
  return element instanceof HTMLSelectElement && element.options.length <= 1;
}

function heldBy(element: FormElement): string | boolean {
  return element instanceof HTMLInputElement && element.type === 'checkbox' ? element.checked : element.value;
}
