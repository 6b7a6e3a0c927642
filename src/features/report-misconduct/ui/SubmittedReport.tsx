import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import type { ReportValues } from '../model/report.ts';

/** Stands where the report was. It shows nothing of what was written: the screen may be anybody's next. */
export function SubmittedReport({ at: _, takesFocus = false, ...delivery }: SubmittedForm<ReportValues>) {
  const { href: phoneLink, display: phone } = brand.phones.ethicsLine;
  return (
    <Submitted
      sentence={
        <Trans comment="Heading once a report of misconduct was sent">Thank you for speaking up.</Trans>
      }
      delivery={delivery}
      takesFocus={takesFocus}
    >
      <p>
        <Trans comment="phone is a telephone number">
          Note this number: it is all that ties you to the report. Give it when you call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
          , day and night, to add something or to hear how the matter stands. Nobody can look up a lost
          number; then send a new report.
        </Trans>
      </p>
    </Submitted>
  );
}
