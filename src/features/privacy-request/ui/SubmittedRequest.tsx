import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { hearBy, submissionDay } from '#features/submissions/ui/form-parts/answer-dates.ts';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Pair, Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import { formatDay } from '#i18n/formats.ts';
import { legalLimits } from '#site/legal-limits.ts';
import type { PrivacyRequest } from '../model/privacy-request.ts';
import { fieldWords, requestTypeWords } from './request-words.ts';

const { confirmDays, answerDays, canadaDays } = legalLimits;

/**
 * Stands where the form was. The sentence in its `h2` is fixed to the letter and is shown before the server answers;
 * the line below tells how delivery really stands, and all else follows once it does.
 */
export function SubmittedRequest({
  at,
  values,
  takesFocus = false,
  ...delivery
}: SubmittedForm<PrivacyRequest>) {
  const { t, i18n } = useLingui();
  const { href: phoneLink, display: phone } = brand.privacyPhone;
  const day = submissionDay(at);
  const lastDay = formatDay(hearBy(day));
  const requestType = Object.entries(requestTypeWords).find(([value]) => value === values?.requestType)?.[1];

  return (
    <Submitted
      sentence={<Trans>Your request was successfully submitted.</Trans>}
      delivery={delivery}
      takesFocus={takesFocus}
      facts={
        <>
          <Pair term={t({ message: 'Date submitted', comment: 'Term before a date' })}>{formatDay(day)}</Pair>
          {requestType !== undefined && (
            <Pair term={i18n._(fieldWords.requestType)}>{i18n._(requestType)}</Pair>
          )}
          {values !== undefined && (
            <>
              <Pair term={i18n._(fieldWords.name)} onPaperOnly>
                {values.name}
              </Pair>
              <Pair term={i18n._(fieldWords.email)} onPaperOnly>
                {values.email}
              </Pair>
            </>
          )}
        </>
      }
    >
      <h3>
        <Trans>What happens next</Trans>
      </h3>
      <ol>
        <li>
          <Trans comment="confirmDays is a number of days">
            Within {confirmDays} business days, we will confirm that we have your request.
          </Trans>
        </li>
        <li>
          <Trans>We contact you for more information, so that nobody else can ask in your name.</Trans>
        </li>
        <li>
          <Trans comment="Both are numbers of days">
            We answer within {answerDays} days, or within {canadaDays} days if you live in Canada. If we need
            longer, we tell you why.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          If you hear nothing by {lastDay}, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
    </Submitted>
  );
}
