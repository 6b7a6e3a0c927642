import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { EmailField, FieldPair, PhoneField, TextArea, TextField } from '#design-system/field/index.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { HumanCheckSettings } from '#features/submissions/model/ports.ts';
import {
  FormFlow,
  type FormPageData,
  type FormToFill,
} from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { FormFrame } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { useFields } from '#features/submissions/ui/form-parts/use-fields.ts';
import { useFilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { HumanCheck } from '#features/submissions/ui/human-check/index.ts';
import { applicationStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import { type ApplicationPerson, emptyApplication } from '../../model/application.ts';
import { applicationSpec } from './application-spec.ts';
import { SubmittedApplication } from './SubmittedApplication.tsx';

/** Props of `ApplicationForm`. */
export interface ApplicationFormProps extends FormPageData<ApplicationPerson> {
  /** The id of the job. */
  job: string;
  /** The id of the heading above it. */
  headingId: string;
}

/** Applies for a job, from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function ApplicationForm({ job, headingId, humanCheck, formToken, ...data }: ApplicationFormProps) {
  return (
    <FormFlow
      data={data}
      route={{
        url: formCalls.submitApplication,
        stay: applicationStay,
        contentOf: (values: ApplicationPerson) => ({ ...values, job }),
      }}
      prefix={applicationSpec.prefix}
      confirmation={(submitted) => <SubmittedApplication {...submitted} />}
    >
      {(begin) => <Fields {...begin} {...{ job, headingId, humanCheck, formToken }} />}
    </FormFlow>
  );
}

interface FieldsProps extends FormToFill<ApplicationPerson> {
  job: string;
  headingId: string;
  humanCheck: HumanCheckSettings;
  formToken: string;
}

/** The form itself. Renders a `form`. */
function Fields({ job, headingId, humanCheck, formToken, values, faults, onSubmit }: FieldsProps) {
  const { t } = useLingui();
  const filled = useFilledForm(applicationSpec, { initial: emptyApplication, values, faults });
  const { text } = useFields(applicationSpec, filled);
  const { href: phoneLink, display: phone } = brand.phones.careers;
  return (
    <FormFrame
      spec={applicationSpec}
      filled={filled}
      action={formCalls.submitApplication}
      title={{ headingId }}
      check={(events) => (
        <HumanCheck id="application-recaptcha" settings={humanCheck} phone={phone} {...events} />
      )}
      formToken={formToken}
      hiddenFields={{ job }}
      phoneNote={
        <Trans comment="Beside the button that sends an application; {phone} is a telephone number">
          You can also apply by telephone:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <TextField {...text('name')} required autoComplete="name" />
      <FieldPair>
        <EmailField
          {...text('email')}
          hint={t({
            message: 'Email or phone: one of them is enough.',
            comment: 'Hint below the label of a field',
          })}
        />
        <PhoneField
          {...text('phone')}
          hint={t({ message: 'We call. We never text.', comment: 'Hint below the label of a phone number' })}
        />
      </FieldPair>
      <TextArea
        {...text('message')}
        hint={t`Where you worked, what you can do, or why you want to learn it. English or Spanish, up to 1,000 characters.`}
      />
      <TextField {...text('start')} autoComplete="off" />
    </FormFrame>
  );
}
