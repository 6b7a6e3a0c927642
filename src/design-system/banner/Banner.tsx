import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Grid } from '../layout/index.ts';
import { media, role, space } from '../theme/roles.ts';

/** What kind of news it is. */
export type Tone = 'notice' | 'success' | 'warning' | 'error';

interface BannerProps {
  /** Name of the region. */
  label: string;
  tone?: Tone;
  children: ReactNode;
  /** Words of the button that dismisses it; without them there is none. */
  dismissLabel?: string;
  /** Called on dismissal. Take the banner away then. */
  onDismiss?: () => void;
}

const icons: Record<Tone, IconName> = {
  notice: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/**
 * A message across the page, in the flow, never over it. Renders a `section`.
 *
 * - It is a named region.
 * - Its tone shows as a drawing, not only as a colour.
 * - Dismissing it calls back and moves the focus on to the main landmark.
 * - Without words for it there is no button.
 */
export function Banner({ label, tone = 'notice', children, dismissLabel, onDismiss }: BannerProps) {
  return (
    <Frame aria-label={label} data-tone={tone} data-surface="tint">
      <Grid>
        <Row>
          <Icon name={icons[tone]} />
          <div>{children}</div>
          {dismissLabel && (
            <button
              type="button"
              onClick={() => {
                focusMain();
                onDismiss?.();
              }}
            >
              {dismissLabel}
            </button>
          )}
        </Row>
      </Grid>
    </Frame>
  );
}

/** The next logical place: a button that vanishes with its banner would leave the focus nowhere. */
function focusMain() {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

const Frame = styled('section')({
  paddingBlock: space.s3,
  borderBlockEnd: `4px solid ${role.text}`,
  '&[data-tone=success]': { borderColor: role.success },
  '&[data-tone=warning]': { borderColor: role.warning },
  '&[data-tone=error]': { borderColor: role.error },
  '&[data-tone=success] svg': { color: role.success },
  '&[data-tone=warning] svg': { color: role.warning },
  '&[data-tone=error] svg': { color: role.error },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  '& > svg': { width: '1.5em', height: '1.5em' },
  '& > button': {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    minHeight: '2.75rem',
    padding: '0.4rem 1rem',
    border: '2px solid currentColor',
    borderRadius: 2,
    background: 'none',
    fontWeight: 650,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: role.text, borderColor: role.text, color: role.surface },
  },
  [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', '& > button': { gridColumn: 3 } },
});
