import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { hearBy, submissionDay } from '#features/submissions/ui/form-parts/answer-dates.ts';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import { formatDay } from '#i18n/formats.ts';
import type { ContainerRequest } from '../model/container-request.ts';

/** Working days within which somebody calls. */
const answerDays = 2;

/** Stands where the form was. */
export function SubmittedContainerRequest({
  at,
  takesFocus = false,
  ...delivery
}: SubmittedForm<ContainerRequest>) {
  const { href: phoneLink, display: phone } = brand.phones.scrap;
  const lastDay = formatDay(hearBy(submissionDay(at), answerDays));
  return (
    <Submitted
      sentence={
        <Trans comment="Heading once a request for a container was sent">We have your request.</Trans>
      }
      delivery={delivery}
      takesFocus={takesFocus}
    >
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          We call by {lastDay} to set the day and the container. Nothing is booked until then. If you hear
          nothing by then, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
    </Submitted>
  );
}
