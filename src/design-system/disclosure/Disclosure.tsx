import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, space } from '../theme/roles.ts';

interface DisclosureProps {
  /** Id of the content; the button gets `${id}-button`. */
  id: string;
  /** The button's words. */
  label: string;
  children: ReactNode;
}

/**
 * Shows and hides a passage. MUI's `ButtonBase`, a `button`, and a `div`, closed; the pre-hydration script opens and closes it in the
 * document. MUI's `Accordion` shows what React's state says, which no page has until a hand needs it, and holds the height
 * of what it folds in a style attribute. Without script the passage is always visible.
 *
 * - The button says whether its passage is open.
 * - A press opens a closed passage and closes an open one.
 * - What stands open when React takes the page over stays open.
 */
export function Disclosure({ id, label, children }: DisclosureProps) {
  return (
    <Frame>
      <ButtonBase
        id={`${id}-button`}
        data-disclosure=""
        aria-expanded={false}
        aria-controls={id}
        suppressHydrationWarning
      >
        <span>{label}</span>
        <Icon name="chevron" />
      </ButtonBase>
      <div id={id} hidden suppressHydrationWarning>
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled('div')({
  borderBlock: `1px solid ${role.line}`,
  '& > button': {
    justifyContent: 'space-between',
    gap: space.s4,
    width: '100%',
    minHeight: '3.5rem',
    padding: `${space.s3} 0`,
    fontWeight: 650,
    textAlign: 'start',
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > svg': { color: role.mark },
    '&[aria-expanded=true] > svg': { transform: 'scaleY(-1)' },
  },
  '& > div': { paddingBlock: `${space.s2} ${space.s5}` },
  [media.noScript]: {
    '& > div[hidden]': { display: 'block !important' },
    '& > button > svg': { display: 'none' },
  },
  [media.print]: { '& > div[hidden]': { display: 'block !important' } },
});
