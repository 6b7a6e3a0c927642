import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { HumanCheckSettings } from '../../model/ports.ts';
import { BuiltInCheck } from './BuiltInCheck.tsx';
import type { HumanCheckEvents } from './human-check-state.ts';
import type { ThirdPartyCheckProps } from './ThirdPartyCheck.tsx';

/** Props of `HumanCheck`. */
export interface HumanCheckProps extends HumanCheckEvents {
  /** Id of the group, for links that lead here. */
  id: string;
  /** Which check to show. */
  settings: HumanCheckSettings;
  /** The telephone number for those whom the check keeps out. */
  phone: string;
}

// Only an operator who has set Google's keys needs this file, and only visitors of theirs load it.
const ThirdPartyCheck = lazy<ComponentType<ThirdPartyCheckProps>>(() =>
  import('./ThirdPartyCheck.tsx').then(
    ({ ThirdPartyCheck: Check }) => ({ default: Check }),
    () => ({ default: Unreachable }),
  ),
);

/**
 * Proves that a person fills the form: a `role="group"` with one checkbox and a status line. With Google's check
 * configured but out of reach (blocked, slow, offline) the built-in one takes its place, so nobody is locked out.
 */
export function HumanCheck({ id, settings, phone, ...events }: HumanCheckProps) {
  const [unreachable, setUnreachable] = useState(false);
  return settings.kind === 'recaptcha' && !unreachable ? (
    <Suspense>
      <ThirdPartyCheck {...{ id, settings, phone }} {...events} onUnreachable={() => setUnreachable(true)} />
    </Suspense>
  ) : (
    <BuiltInCheck id={id} challengeUrl={settings.challengeUrl} phone={phone} {...events} />
  );
}

/** Stands where the file of Google's check could not be had. Renders nothing, and says so at once. */
function Unreachable({ onUnreachable }: Pick<ThirdPartyCheckProps, 'onUnreachable'>) {
  useEffect(() => onUnreachable(), [onUnreachable]);
  return null;
}
