import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { role } from '../theme/roles.ts';

/** What every field says about itself. */
export interface FieldWords {
  /** Id of the control; the hint is `${id}-hint`, the error `${id}-error`. */
  id: string;
  /** Always visible, above the control. */
  label: ReactNode;
  /** How to fill it in, under the label. */
  hint?: ReactNode;
  /** What is wrong, under the hint. */
  error?: ReactNode;
  /** Default `false`. */
  required?: boolean;
  /** The sign of a required field, explained at the top of the form. Default a star. Listeners hear 'required' instead. */
  requiredMark?: string;
}

/** Ids of the texts that describe a control, always hint before error, or `undefined` without any. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldWords, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [isSaid(hint) && `${id}-hint`, isSaid(error) && `${id}-error`].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Whether there is anything to show: react-hook-form hands over empty strings too. */
export function isSaid(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}

/**
 * Says that a control must be filled in, and that what stands in it is wrong; nothing at all where neither holds.
 *
 * - `aria-required` and not `required`: an empty required control is wrong to Firefox before anybody has come to it, and it
 *   tells screen readers so. Each form says by a summary what is missing; the browser is asked to check nothing.
 * - No `aria-invalid="false"`: Firefox keeps it as an attribute of the text, and Orca goes on believing it after it has become
 *   "true". The field would be heard with its message, and never as wrong.
 */
export function standing({ required, error }: Pick<FieldWords, 'required' | 'error'>) {
  return {
    'aria-required': required ? true : undefined,
    'aria-invalid': isSaid(error) ? true : undefined,
  } as const;
}

/** Hands properties to the control itself, inside MUI's frame. MUI takes each kind of control for an `input`. */
export function controlSlot(native: ComponentProps<'input' | 'textarea' | 'select'>) {
  return { input: native as ComponentProps<'input'> };
}

/** Label text with its star. */
export function LabelText({
  label,
  required,
  requiredMark = '*',
}: Pick<FieldWords, 'label' | 'required' | 'requiredMark'>) {
  return (
    <>
      {label}
      {required && (
        <Star aria-hidden="true">
          {'\u00a0'}
          {requiredMark}
        </Star>
      )}
    </>
  );
}

/** Hint and error of a control, in this order. */
export function Notes({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {isSaid(hint) && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      {isSaid(error) && (
        <FormHelperText error id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </FormHelperText>
      )}
    </>
  );
}

const Star = styled('span')({ color: role.error });
