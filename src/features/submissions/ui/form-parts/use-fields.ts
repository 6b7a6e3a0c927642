import { useLingui } from '@lingui/react/macro';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { type FormSpec, targetOf } from './form-spec.ts';
import type { FilledForm } from './use-filled-form.ts';

/** Builds the props of a form's fields: what react-hook-form needs, what the server renders, and the field's words. */
export function useFields<Values extends FieldValues>(
  spec: FormSpec<Values>,
  { form, defaultValues, keepTyped }: FilledForm<Values>,
) {
  const { i18n } = useLingui();
  const { register, getValues, setValue, formState } = form;

  /** The sentence of a field's error. */
  function errorOf(name: keyof Values & string): string | undefined {
    const code = formState.errors[name]?.message;
    return typeof code === 'string' ? i18n._(spec.message(name, code)) : undefined;
  }

  /** Props of a text field or a list. */
  function text<Name extends FieldPath<Values> & keyof Values & string>(name: Name) {
    /**
     * Shows what will be sent: the field ends up with the value as it is checked. What is only left out because of
     * another answer stays: that answer may be taken back.
     */
    const showFitted = () => {
      const typed = getValues(name);
      const fitted = spec.prepare(getValues())[name] as PathValue<Values, Name>;
      const isLeftOut = fitted === '' && String(typed).trim() !== '';
      if (fitted !== typed && !isLeftOut) setValue(name, fitted, { shouldDirty: true });
    };
    return {
      ...keepTyped(name, register(name, { onBlur: showFitted })),
      id: targetOf(spec, name),
      label: i18n._(spec.label(name)),
      error: errorOf(name),
      defaultValue: defaultValues[name] as string,
    };
  }

  return { text, errorOf };
}
