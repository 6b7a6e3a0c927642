import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { StatusRegion } from '../status/index.ts';
import { media, space } from '../theme/roles.ts';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** The button's words. */
  label: string;
  /** Said and shown when it is copied. */
  doneLabel: string;
  /** Said and shown when the browser refuses. */
  failedLabel: string;
}

/**
 * Puts a text on the clipboard. Renders a `button` and the region that says what became of the press.
 *
 * - A press copies the text, and a polite region says so.
 * - A browser that refuses is not passed over in silence.
 * - Nobody sees it where scripts are off: it could do nothing.
 */
export function CopyButton({ text, label, doneLabel, failedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    // Emptied first, so that a second press is said as well.
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(doneLabel);
    } catch {
      setOutcome(failedLabel);
    }
  };
  return (
    <Frame>
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <StatusRegion>{outcome}</StatusRegion>
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
});
