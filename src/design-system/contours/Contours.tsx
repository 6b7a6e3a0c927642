import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { Lines, late } from '../late-drawings.tsx';
import bridge from './bridge.svg';
import sheet from './contours.svg';
import gate from './gate.svg';
import gorge from './gorge.svg';
import heights from './heights.svg';
import mill from './mill.svg';
import { ReliefHere, type ReliefPlace } from './relief-place.ts';
import valley from './valley.svg';
import yard from './yard.svg';

interface ContoursProps {
  /** `relief` for a wide band: the part of the valley that `ReliefHere` names. `corner` for a square, `divider` for a strip between two ideas. */
  cut: 'relief' | 'corner' | 'divider';
}

/** A file for each part, so that no page fetches the relief of another. */
const reliefs: Record<ReliefPlace, string> = { valley, gate, yard, mill, bridge, gorge, heights };

/**
 * The motif: contour lines of the valley, as on a map. Decoration; renders an `svg` in the colour of its text that
 * fills its box. The lines lie in a file of their own, so that no page waits for them.
 *
 * - It is hidden from assistive technology and takes no focus.
 */
export function Contours({ cut }: ContoursProps) {
  return (
    <Sheet aria-hidden="true" data-cut={cut}>
      <Lines href={useAddress(cut)} />
    </Sheet>
  );
}

/**
 * The server alone says which file it is, and React leaves that as it stands in the page: no script names the files. What a
 * browser has to draw anew, when a page fails, stands without lines.
 */
const useAddress: (cut: ContoursProps['cut']) => string | undefined =
  import.meta.env.SSR || import.meta.env.DEV
    ? (cut) => {
        const relief = reliefs[useContext(ReliefHere)];
        return `${cut === 'relief' ? relief : sheet}#${cut}`;
      }
    : () => undefined;

const Sheet = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  ...late,
  '&[data-cut=divider]': { height: 'clamp(4rem, 9vw, 8.75rem)' },
});
