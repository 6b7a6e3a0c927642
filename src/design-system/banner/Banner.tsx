import Alert, { type AlertColor } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Grid } from '../layout/index.ts';
import { role, space } from '../theme/roles.ts';

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

const looks: Record<Tone, { severity: AlertColor; icon: IconName }> = {
  notice: { severity: 'info', icon: 'info' },
  success: { severity: 'success', icon: 'check' },
  warning: { severity: 'warning', icon: 'warning' },
  error: { severity: 'error', icon: 'warning' },
};

/**
 * A message across the page, in the flow, never over it. MUI's `Alert`, without its role, in a `section`.
 *
 * - It is a named region.
 * - Its tone shows as a drawing, not only as a colour.
 * - Dismissing it calls back and moves the focus on to the main landmark.
 * - Without words for it there is no button.
 */
export function Banner({ label, tone = 'notice', children, dismissLabel, onDismiss }: BannerProps) {
  const { severity, icon } = looks[tone];
  return (
    <Frame aria-label={label} data-tone={tone} data-surface="tint">
      <Grid>
        <Alert
          variant="strip"
          severity={severity}
          icon={<Icon name={icon} />}
          action={
            dismissLabel && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  focusMain();
                  onDismiss?.();
                }}
              >
                {dismissLabel}
              </Button>
            )
          }
        >
          {children}
        </Alert>
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
});
