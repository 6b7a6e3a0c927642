import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { FieldPair, TextArea, TextField } from '#design-system/field/index.ts';
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
import { reportStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import { type ReportValues, report } from '../model/report.ts';
import { reportSpec } from './report-spec.ts';
import { SubmittedReport } from './SubmittedReport.tsx';

/** Props of `ReportForm`. */
export interface ReportFormProps extends FormPageData<ReportValues> {
  /** The id of the heading above it. */
  headingId: string;
}

const route = {
  url: formCalls.submitReport,
  stay: reportStay,
  contentOf: (values: ReportValues) => values,
};

/** Reports misconduct, from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function ReportForm({ headingId, humanCheck, formToken, ...data }: ReportFormProps) {
  return (
    <FormFlow
      data={data}
      route={route}
      prefix={reportSpec.prefix}
      confirmation={(submitted) => <SubmittedReport {...submitted} />}
    >
      {(begin) => <Fields {...begin} {...{ headingId, humanCheck, formToken }} />}
    </FormFlow>
  );
}

interface FieldsProps extends FormToFill<ReportValues> {
  headingId: string;
  humanCheck: HumanCheckSettings;
  formToken: string;
}

/** The form itself. Renders a `form`. */
function Fields({ headingId, humanCheck, formToken, values, faults, onSubmit }: FieldsProps) {
  const { t } = useLingui();
  const filled = useFilledForm(reportSpec, { initial: report.empty, values, faults });
  const { text } = useFields(reportSpec, filled);
  const { href: phoneLink, display: phone } = brand.phones.ethicsLine;
  const { challengeUrl } = humanCheck;
  return (
    <FormFrame
      spec={reportSpec}
      filled={filled}
      action={formCalls.submitReport}
      title={{ headingId }}
      check={(events) => (
        // Always the built-in one: no other company shall hear that somebody writes here.
        <HumanCheck
          id="misconduct-recaptcha"
          settings={{ kind: 'altcha', challengeUrl }}
          phone={phone}
          {...events}
        />
      )}
      formToken={formToken}
      phoneNote={
        <Trans comment="Beside the button that sends a report; {phone} is a telephone number">
          You can also report by telephone, day and night:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <TextArea
        {...text('what')}
        required
        rows={8}
        autoComplete="off"
        hint={t`Who did what, and how do you know? You need not name anybody. Up to 3,000 characters.`}
      />
      <FieldPair>
        <TextField {...text('where')} autoComplete="off" hint={t`A yard, an office, a vehicle, a website.`} />
        <TextField {...text('when')} autoComplete="off" hint={t`A day, a span, or “still going on”.`} />
      </FieldPair>
      <TextField
        {...text('reporter')}
        autoComplete="off"
        hint={t`Leave it empty, and nobody here learns it.`}
      />
      <TextField
        {...text('reach')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`A phone number or an email address, preferably a private one. If you leave it empty, we cannot write back.`}
      />
    </FormFrame>
  );
}
