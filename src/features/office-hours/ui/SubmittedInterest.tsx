import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { hearBy, submissionDay } from '#features/submissions/ui/form-parts/answer-dates.ts';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Pair, Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import { formatDay } from '#i18n/formats.ts';
import type { OfficeHoursInterest } from '../model/office-hours.ts';
import { officeHoursWords } from './office-hours-words.ts';

/** Working days within which an employee hears which session has a place. */
const answerDays = 10;

/** Stands where the form was. The sentence in its `h2` is fixed to the letter and shown before the server answers. */
export function SubmittedInterest({
  at,
  values,
  takesFocus = false,
  ...delivery
}: SubmittedForm<OfficeHoursInterest>) {
  const { t, i18n } = useLingui();
  const { href: phoneLink, display: phone } = brand.phones.careers;
  const day = submissionDay(at);
  const lastDay = formatDay(hearBy(day, answerDays));
  return (
    <Submitted
      sentence={<Trans>Your request was successfully submitted.</Trans>}
      delivery={delivery}
      takesFocus={takesFocus}
      facts={
        <>
          <Pair term={t({ message: 'Date submitted', comment: 'Term before a date' })}>{formatDay(day)}</Pair>
          {values !== undefined && (
            <Pair term={i18n._(officeHoursWords.employeeNumber)} onPaperOnly>
              {values.employeeNumber}
            </Pair>
          )}
        </>
      }
    >
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          We tell you by {lastDay} which session has a place for you. If you hear nothing by then, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
    </Submitted>
  );
}
