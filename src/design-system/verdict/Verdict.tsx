import { styled } from '@mui/material/styles';
import { role } from '../theme/roles.ts';

interface VerdictProps {
  /** `neutral`: the question does not arise, and the words say what holds instead. */
  kind: 'yes' | 'conditions' | 'no' | 'neutral';
  /** The answer in words. */
  label: string;
}

/** A disc with a tick, a triangle with a bar, a square with a cross, a diamond with an arrow: four outlines before any colour. */
const drawings = {
  yes: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM7.3 12.3l3.4 3.4 6-7',
  conditions: 'M12 2.8L1.8 21h20.4zM12 9v6M12 17v1.4',
  no: 'M3.5 3.5h17v17h-17zM8 8l8 8M16 8l-8 8',
  neutral: 'M12 1.8L22.2 12 12 22.2 1.8 12zM7.6 12h8.4M12.8 8.8L16 12l-3.2 3.2',
} as const;

/**
 * An answer at a glance: a sign and the words. Renders a `span`. Not MUI's `Chip`: it keeps its words in one line and cuts
 * them off, and it is drawn as something to press or to take away.
 *
 * - The answer is in the words.
 * - Each kind has a sign of its own shape, before any colour.
 */
export function Verdict({ kind, label }: VerdictProps) {
  return (
    <Frame data-kind={kind}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
      <span>{label}</span>
    </Frame>
  );
}

const Frame = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.5em',
  maxWidth: '100%',
  fontWeight: 650,
  '&[data-kind=yes]': { color: role.success },
  '&[data-kind=conditions]': { color: role.warning },
  '&[data-kind=no]': { color: role.error },
  '&[data-kind=neutral]': { color: role.text },
  '& > span': { minWidth: 0 },
  '& > svg': {
    flex: 'none',
    width: '1.25em',
    height: '1.25em',
    transform: 'translateY(0.22em)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.2,
  },
});
