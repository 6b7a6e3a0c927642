import { Trans, useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { Callout } from '#design-system/callout/index.ts';
import { useOptOut } from '#features/consent/ui/use-opt-out.ts';

/** Where the policy explains the signal, an empty element waits. */
export const signalPlaceId = 'opt-out-signal';

/**
 * Tells a visitor whose browser sends Global Privacy Control that we have heard it, in the place where the policy explains it.
 * Renders nothing for everyone else, nor before scripts run: only the browser knows.
 */
export function SignalStatus() {
  const { t } = useLingui();
  const place = useOptOut() ? document.getElementById(signalPlaceId) : null;
  if (place === null) return null;
  return createPortal(
    <Callout
      tone="good"
      title={t({
        message: 'Your browser’s opt-out signal is honored',
        comment: 'Shown in the privacy policy when the browser sends Global Privacy Control',
      })}
    >
      <p>
        <Trans comment="Below the sentence that the browser's opt-out signal is honored">
          This browser sends Global Privacy Control. Analytics is off, and you need not do anything.
        </Trans>
      </p>
    </Callout>,
    place,
  );
}
