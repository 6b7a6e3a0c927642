import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormSpec, targetOf } from './form-spec.ts';
import { takeLeftField } from './left-fields.ts';

/** Says of fields that were left before this script came what it would have said then. */
export function useLeftBefore<Values extends FieldValues>(
  spec: FormSpec<Values>,
  { getValues, setValue }: UseFormReturn<Values>,
): void {
  useEffect(() => {
    for (const field of spec.fields) {
      if (!takeLeftField(targetOf(spec, field))) continue;
      const path = field as unknown as FieldPath<Values>;
      setValue(path, getValues(path), { shouldTouch: true, shouldValidate: true });
    }
  }, [spec, getValues, setValue]);
}
