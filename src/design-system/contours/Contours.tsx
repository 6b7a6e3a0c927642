import { styled } from '@mui/material/styles';
import { Lines, late } from '../late-drawings.tsx';
import sheet from './contours.svg';

interface ContoursProps {
  /** `ridge` for a wide band, `corner` for a square, `divider` for a strip between two ideas. */
  cut: 'ridge' | 'corner' | 'divider';
}

/**
 * The motif: contour lines of a mountain range, as on a map. Decoration; renders an `svg` in the colour of its text that
 * fills its box. The lines lie in a file of their own, so that no page waits for them.
 *
 * - It is hidden from assistive technology and takes no focus.
 */
export function Contours({ cut }: ContoursProps) {
  return (
    <Sheet aria-hidden="true" data-cut={cut}>
      <Lines href={`${sheet}#${cut}`} />
    </Sheet>
  );
}

const Sheet = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  ...late,
  '&[data-cut=divider]': { height: 'clamp(4rem, 9vw, 8.75rem)' },
});
