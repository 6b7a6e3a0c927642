import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { drawnRing } from '../theme/components/native-box.ts';
import { media, role, space } from '../theme/roles.ts';
import { describedBy, type FieldWords, Notes } from './field-parts.tsx';

interface PictureChoiceProps extends Pick<FieldWords, 'id' | 'hint'> {
  name: string;
  /** The question. */
  legend: ReactNode;
  /** One without a picture is none of them. */
  options: readonly { value: string; label: string; art?: ReactNode }[];
  /** The chosen value at first. The document holds it from then on. */
  defaultValue: string;
  /** Id of the form that it belongs to, where it stands outside of it. */
  form?: string;
  onChange?: () => void;
}

/**
 * One of a few that a drawing tells apart better than words. A `fieldset role="radiogroup"` of native radios, MUI's
 * `FormControl`; each tile is the label of its ring, and the whole of it takes the press. Not MUI's `Radio`: its script (a
 * ring drawn after React's state, which ours must not follow) would come to pages that have no other use for it.
 *
 * - The legend names the group, the hint describes it.
 * - The ring shows what is chosen, before the script runs and in forced colours too; the drawing is decoration.
 */
export function PictureChoice({
  id,
  name,
  legend,
  hint,
  options,
  defaultValue,
  form,
  onChange,
}: PictureChoiceProps) {
  return (
    <FormControl component="fieldset" id={id} role="radiogroup" aria-describedby={describedBy({ id, hint })}>
      <FormLabel component="legend">{legend}</FormLabel>
      <Notes id={id} hint={hint} />
      <Tiles>
        {options.map(({ value, label, art }) => (
          <label key={value} data-picture={art ? '' : undefined}>
            {art && <span>{art}</span>}
            <input
              type="radio"
              id={`${id}-${value || 'none'}`}
              name={name}
              form={form}
              onChange={onChange}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {label}
          </label>
        ))}
      </Tiles>
    </FormControl>
  );
}

const Tiles = styled('div')({
  display: 'grid',
  gap: space.s3,
  marginBlockStart: space.s3,
  '& > label': {
    display: 'grid',
    // The drawing gives way to words twice as large.
    gridTemplateColumns: 'minmax(0, 4.5rem) auto minmax(min-content, 1fr)',
    alignItems: 'center',
    columnGap: space.s3,
    minHeight: '2.75rem',
    padding: `${space.s2} ${space.s3}`,
    border: `1px solid ${role.border}`,
    cursor: 'pointer',
    '& > input': { ...drawnRing, margin: 0 },
    '&:not([data-picture])': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&:has(:checked)': { borderColor: role.action, boxShadow: `inset 0 0 0 2px ${role.action}` },
  },
  [media.medium]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > [data-picture]': {
      gridTemplate: '1fr 3.5rem / auto minmax(0, 1fr)',
      '& > span': { gridColumn: '1 / -1', justifySelf: 'center', width: '5.5rem' },
    },
    '& > label:not([data-picture])': { alignContent: 'end', minHeight: '3.5rem' },
  },
});
