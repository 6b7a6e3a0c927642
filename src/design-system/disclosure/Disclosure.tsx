import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, space } from '../theme/roles.ts';
import { useAdoptedState } from './adopted-state.ts';

interface DisclosureProps {
  /** Id of the content; the button gets `${id}-button`. */
  id: string;
  /** The button's words. */
  label: string;
  children: ReactNode;
}

/**
 * Shows and hides a passage. Renders a `button` and a `div`. Without script the passage is always visible.
 *
 * - The button says whether its passage is open.
 * - A press opens a closed passage and closes an open one.
 * - A passage that was opened before hydration stays open.
 */
export function Disclosure({ id, label, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonId = `${id}-button`;
  useAdoptedState([buttonId], () => setIsOpen(true));
  return (
    <Frame>
      <button
        type="button"
        id={buttonId}
        data-disclosure=""
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        suppressHydrationWarning
      >
        <span>{label}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!isOpen} suppressHydrationWarning>
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled('div')({
  borderBlock: `1px solid ${role.line}`,
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s4,
    width: '100%',
    minHeight: '3.5rem',
    padding: `${space.s3} 0`,
    border: 0,
    background: 'none',
    fontWeight: 650,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > svg': { color: role.mark, transition: 'transform 160ms' },
    '&[aria-expanded=true] > svg': { transform: 'scaleY(-1)' },
  },
  '& > div': { paddingBlock: `${space.s2} ${space.s5}` },
  [media.noScript]: {
    '& > div[hidden]': { display: 'block !important' },
    '& > button > svg': { display: 'none' },
  },
  [media.print]: { '& > div[hidden]': { display: 'block !important' } },
});
