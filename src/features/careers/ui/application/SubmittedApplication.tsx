import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { hearBy, submissionDay } from '#features/submissions/ui/form-parts/answer-dates.ts';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import { formatDay } from '#i18n/formats.ts';
import type { ApplicationPerson } from '../../model/application.ts';

/** Working days within which an applicant hears from whoever hires. */
const answerDays = 5;

/** Stands where the application was. */
export function SubmittedApplication({
  at,
  takesFocus = false,
  ...delivery
}: SubmittedForm<ApplicationPerson>) {
  const { href: phoneLink, display: phone } = brand.phones.careers;
  const lastDay = formatDay(hearBy(submissionDay(at), answerDays));
  return (
    <Submitted
      sentence={<Trans comment="Heading once an application was sent">Thank you for applying.</Trans>}
      delivery={delivery}
      takesFocus={takesFocus}
    >
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          The person you would work for calls or writes by {lastDay}. If you hear nothing by then, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
    </Submitted>
  );
}
