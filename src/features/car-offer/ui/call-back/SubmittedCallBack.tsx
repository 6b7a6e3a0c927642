import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { hearBy, submissionDay } from '#features/submissions/ui/form-parts/answer-dates.ts';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import { formatDay } from '#i18n/formats.ts';
import type { CallBackPerson } from '../../model/call-back.ts';

/** Working days within which somebody calls. */
const answerDays = 2;

/** Stands where the form was. */
export function SubmittedCallBack({ at, takesFocus = false, ...delivery }: SubmittedForm<CallBackPerson>) {
  const { href: phoneLink, display: phone } = brand.phones.cars;
  const lastDay = formatDay(hearBy(submissionDay(at), answerDays));
  return (
    <Submitted
      sentence={<Trans comment="Heading once a request to be called was sent">We will call you.</Trans>}
      delivery={delivery}
      takesFocus={takesFocus}
    >
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          We call by {lastDay} to agree on a day for the pickup. If you hear nothing by then, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
    </Submitted>
  );
}
