import { styled } from '@mui/material/styles';
import { Button } from '../button/index.ts';
import { media } from '../theme/roles.ts';

interface PrintButtonProps {
  label: string;
}

/**
 * Opens the browser's print dialog. Renders a `button`.
 *
 * - Nobody sees it where scripts are off: it could do nothing.
 */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <Frame>
      <Button variant="secondary" onClick={() => window.print()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z" />
        </svg>
        {label}
      </Button>
    </Frame>
  );
}

const Frame = styled('span')({
  display: 'inline-flex',
  maxWidth: '100%',
  '& svg': {
    width: '1.3em',
    height: '1.3em',
    marginInlineEnd: '0.6em',
    verticalAlign: '-0.3em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
  },
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
});
