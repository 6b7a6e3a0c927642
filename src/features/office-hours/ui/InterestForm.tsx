import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { EmailField, FieldPair, PhoneField, TextField } from '#design-system/field/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormToFill } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { FormFrame, type FormFrameProps } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { useFields } from '#features/submissions/ui/form-parts/use-fields.ts';
import { useFilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { emptyOfficeHours, type OfficeHoursInterest } from '../model/office-hours.ts';
import { officeHoursSpec } from './office-hours-spec.ts';

/** Props of `InterestForm`. */
export interface InterestFormProps extends FormToFill<OfficeHoursInterest> {
  title: FormFrameProps<OfficeHoursInterest>['title'];
  /** Stands for a person when the form is posted without script. */
  formToken: string;
}

/** What to do and the five fields to do it in. Renders a `p` and a `form`. */
export function InterestForm({ title, formToken, values, faults, onSubmit }: InterestFormProps) {
  const { t } = useLingui();
  const filled = useFilledForm(officeHoursSpec, { initial: emptyOfficeHours, values, faults });
  const { text } = useFields(officeHoursSpec, filled);
  const { href: phoneLink, display: phone } = brand.phones.careers;

  return (
    <Stack gap="fields">
      <Text>
        <Trans comment="Fixed by contract, with the colon">
          Please complete the following fields to submit interest in joining the upcoming CEO Office Hours
          session:
        </Trans>
      </Text>
      <FormFrame
        spec={officeHoursSpec}
        filled={filled}
        action={formCalls.submitOfficeHours}
        title={title}
        formToken={formToken}
        phoneNote={
          <Trans comment="phone is a telephone number">
            You can also ask by telephone:{' '}
            <a _t="link" href={phoneLink}>
              {phone}
            </a>
          </Trans>
        }
        onSubmit={onSubmit}
      >
        <TextField
          {...text('employeeNumber')}
          required
          autoComplete="off"
          spellCheck={false}
          hint={t`It is on your badge and on your pay statement.`}
        />
        <FieldPair>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
        </FieldPair>
        <PhoneField {...text('phone')} required />
        <EmailField {...text('email')} required />
      </FormFrame>
    </Stack>
  );
}
