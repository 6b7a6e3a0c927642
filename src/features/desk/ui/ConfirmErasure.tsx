import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '#design-system/field/index.ts';

interface ConfirmErasureProps {
  /** What is ticked: a sentence. */
  label: string;
  /** The form came without the tick: it is said beside it, and the focus goes there. */
  isUnconfirmed: boolean;
}

/** The tick without which nothing is erased. Renders a checkbox, which the form sends as `confirmed=yes`. */
export function ConfirmErasure({ label, isUnconfirmed }: ConfirmErasureProps) {
  const { t } = useLingui();
  return (
    <CheckboxField
      id="confirmed"
      name="confirmed"
      value="yes"
      required
      autoFocus={isUnconfirmed}
      label={label}
      error={
        isUnconfirmed
          ? t({ message: 'Tick this, or nothing is erased.', comment: 'Fault beside a tick' })
          : undefined
      }
    />
  );
}
