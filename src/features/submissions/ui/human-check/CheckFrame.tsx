import { useLingui } from '@lingui/react/macro';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '#design-system/button/index.ts';
import { LabelText } from '#design-system/field/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { media } from '#design-system/theme/roles.ts';
import type { HumanCheckState } from './human-check-state.ts';

/** Props of `CheckFrame`. */
export interface CheckFrameProps {
  id: string;
  /** Shown in words under the check and announced when it changes. */
  state: HumanCheckState;
  /** Help above the check, in the language of the page. */
  hint: ReactNode;
  /** Whether an expired check is renewed without the visitor. Default `false`: they are asked to do it again. */
  renewsItself?: boolean;
  /** The telephone number for those whom the check keeps out. */
  phone: string;
  /** Starts the check again after a failure. */
  onRetry: () => void;
  /** The check itself. */
  children: ReactNode;
}

/**
 * What both kinds of check share: a `role="group"` with a visible label, help, the check, its status in words, and a
 * button to try again. The status region is there before its first text, or screen readers would miss that text.
 */
export function CheckFrame({
  id,
  state,
  hint,
  renewsItself = false,
  phone,
  onRetry,
  children,
}: CheckFrameProps) {
  const { t } = useLingui();
  const statusWords: Record<HumanCheckState, string> = {
    idle: '',
    verifying: t({ message: 'Checking…', comment: 'The human check is running' }),
    verified: t`You have passed the check.`,
    expired: renewsItself
      ? t`The check has expired and is being renewed.`
      : t`The check has expired. Please do it again.`,
    failed: t({
      message: `The check could not be completed. Try again, or call ${phone}.`,
      comment: 'phone is a telephone number',
    }),
  };
  return (
    <Stack
      gap="tight"
      // Without script there is no check: the form carries a signed time instead.
      sx={{ alignItems: 'flex-start', [media.noScript]: { display: 'none' } }}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onFocus={focusTheCheck}
    >
      <Text strong id={`${id}-label`}>
        <LabelText
          label={t({ message: 'Human check', context: 'field', comment: 'Name of the captcha' })}
          required
        />
      </Text>
      <Text muted id={`${id}-hint`}>
        {hint}
      </Text>
      {children}
      <StatusRegion>{statusWords[state]}</StatusRegion>
      {(state === 'failed' || (state === 'expired' && !renewsItself)) && (
        <Button variant="secondary" type="button" onClick={onRetry}>
          {t`Try the check again`}
        </Button>
      )}
    </Stack>
  );
}

/** A link to the group means the control inside it. */
function focusTheCheck(event: FocusEvent<HTMLElement>) {
  if (event.target === event.currentTarget) {
    event.currentTarget.querySelector<HTMLElement>('input, iframe')?.focus();
  }
}
