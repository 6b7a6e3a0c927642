import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorSummaryHandle } from '#design-system/error-summary/index.ts';
import { newSubmissionId } from '../../model/idempotency.ts';
import { isTrapSprung } from '../../model/trap.ts';

/** Sets a field by a name that only the form's own code knows to be one of its fields. */
type SetField = (
  name: string,
  value: unknown,
  options?: { shouldTouch?: boolean; shouldValidate?: boolean },
) => void;

/** What a human check tells the form it stands in. */
export interface CheckEvents {
  onSuccess(answer: string): void;
  onError(): void;
  onExpired(): void;
}

/** Takes over a valid form under an id that was made for this filled form. */
export type TakeOver<Values> = (id: string, values: Values) => Promise<void>;

/**
 * How every form of the site behaves: errors show once a field was touched, a press on an incomplete form is answered
 * by a summary that takes the focus, a trap that sprang drops the form in silence, and one filled form is one id.
 */
export function useFormBehavior<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly string[],
  onSubmit: TakeOver<Values>,
) {
  const setField = form.setValue as unknown as SetField;
  const [refusedPresses, setRefusedPresses] = useState(0);
  const summary = useRef<ErrorSummaryHandle>(null);
  const trap = useRef<HTMLInputElement>(null);
  const id = useRef<string>(undefined);
  const busy = useRef(false);
  const visited = useRef(false);

  useEffect(() => {
    if (refusedPresses > 0) summary.current?.focus();
  }, [refusedPresses]);

  /** Some moments count as a touch of every field. */
  async function touchEveryField(): Promise<void> {
    const values: Record<string, unknown> = form.getValues();
    for (const field of fields) setField(field, values[field], { shouldTouch: true });
    await form.trigger();
  }

  async function onValid(checked: Values) {
    // A trap that sprang drops the request without a word; the telephone number stands beside the button.
    if (busy.current || isTrapSprung(trap.current?.value)) return;
    busy.current = true;
    id.current ??= newSubmissionId();
    await onSubmit(id.current, checked);
    busy.current = false;
  }

  async function onInvalid() {
    await touchEveryField();
    setRefusedPresses((presses) => presses + 1);
  }

  return {
    summary,
    trap,
    wasRefused: refusedPresses > 0,
    submit: form.handleSubmit(onValid as Parameters<typeof form.handleSubmit>[0], onInvalid),
    /** A password manager may have filled the trap for a real person before they came. What fills it later is none. */
    onFocus() {
      if (!visited.current && trap.current !== null) trap.current.value = '';
      visited.current = true;
    },
    /** What the human check does to the form. Passing it marks every field as touched. */
    checkEvents: {
      onSuccess(answer: string) {
        setField('recaptcha', answer);
        void touchEveryField();
      },
      onError: () => setField('recaptcha', '', { shouldValidate: true }),
      onExpired: () => setField('recaptcha', '', { shouldValidate: true }),
    } satisfies CheckEvents,
  };
}
