import { useMemo } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { FieldFault } from '../../model/form-rules.ts';
import { type FormSpec, fieldErrors, resolverOf } from './form-spec.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useLeftBefore } from './use-left-before.ts';
import { type KeepTyped, useTypedBefore } from './use-typed-before.ts';

/** What stands in a form when it is shown. */
export interface FormStart<Values> {
  /** What stands in it by itself, the same object at every render. */
  initial: Values;
  /** What was typed before, for a form that comes back. */
  values?: Values | undefined;
  /** What the server found wrong with `values`. */
  faults?: readonly FieldFault<keyof Values & string>[] | undefined;
}

/** A form of the site at work. */
export interface FilledForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What stands in the fields before anyone types, rendered on the server as well. */
  defaultValues: Values;
  keepTyped: KeepTyped<Values>;
  draft: Draft;
  /** The form came back from the server with faults. */
  cameWithFaults: boolean;
}

/** Sets a form up as all forms of the site are: judged by its schema, errors after a touch, nothing typed ever lost. */
export function useFilledForm<Values extends FieldValues>(
  spec: FormSpec<Values>,
  { initial, values, faults }: FormStart<Values>,
): FilledForm<Values> {
  const defaultValues = useMemo(
    // An answer of the human check is good for one request.
    () => ({ ...initial, ...values, ...('recaptcha' in initial ? { recaptcha: '' } : {}) }),
    [initial, values],
  );
  const errors = useMemo(() => fieldErrors<Values>(faults ?? []), [faults]);
  const resolver = useMemo(() => resolverOf(spec), [spec]);
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver,
    defaultValues: defaultValues as NonNullable<Parameters<typeof useForm<Values>>[0]>['defaultValues'],
    errors,
    // The summary takes the focus; the library would take it on to the first field.
    shouldFocusError: false,
  });
  const keepTyped = useTypedBefore(form, defaultValues);
  useLeftBefore(spec, form);
  const draft = useDraft(spec, form, initial, values === undefined);
  return { form, defaultValues, keepTyped, draft, cameWithFaults: faults !== undefined && faults.length > 0 };
}
