import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

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
      {isSaid(hint) && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {isSaid(error) && (
        <ErrorText id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </ErrorText>
      )}
    </>
  );
}

const Star = styled('span')({ color: role.error });

const Hint = styled('p')({ color: role.textMuted, fontSize: size.small });

const ErrorText = styled('p')({
  display: 'flex',
  gap: '0.5em',
  color: role.error,
  fontWeight: 650,
  '& > svg': { marginBlockStart: '0.15em' },
});

/** One field: label, hint, error, control under each other. A field with an error has a bar beside it. */
export const FieldFrame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minWidth: 0,
  maxWidth: '40rem',
  '&[data-invalid]': { borderInlineStart: `4px solid ${role.error}`, paddingInlineStart: space.s4 },
});

/** Label above a control. */
export const Label = styled('label')({ fontWeight: 650, overflowWrap: 'anywhere' });

/** A group of controls with one question. */
export const GroupFrame = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { padding: 0, marginBlockEnd: space.s2, fontWeight: 650, overflowWrap: 'anywhere' },
});

/** Shape of a text control. */
export const controlShape = {
  width: '100%',
  minHeight: '3.25rem',
  padding: '0.7rem 0.9rem',
  border: `2px solid ${role.border}`,
  borderRadius: 2,
  backgroundColor: role.field,
  color: role.onField,
  fontSize: size.body,
  lineHeight: 1.4,
  '&:hover': { borderColor: role.text },
  '&[aria-invalid=true]': { borderColor: role.error, borderWidth: 3 },
  [media.forcedColors]: { borderColor: 'FieldText' },
} as const;

/** A box or a ring with its label beside it, the whole row a target. */
export const ChoiceRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  '& > input': {
    // The browser's own box, larger: it keeps its look in forced colours and its state for every tool.
    width: '1.75rem',
    height: '1.75rem',
    margin: '0.5rem 0',
    accentColor: role.action,
    cursor: 'pointer',
  },
  '& > label': {
    padding: '0.6rem 0 0.6rem 0.85rem',
    minHeight: '2.75rem',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > p': { gridColumn: 2, paddingInlineStart: '0.85rem' },
});
