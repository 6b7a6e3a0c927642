import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { brand } from '#brand';
import { Link } from '#design-system/link/index.ts';
import { tabStorage } from '#features/submissions/model/tab-storage.ts';
import { hearBy, submissionDay } from '#features/submissions/ui/form-parts/answer-dates.ts';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import { formatDay } from '#i18n/formats.ts';
import { pageAt } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import type { ContactValues } from '../../model/contact-request.ts';
import { readSharedState } from '../../model/shared-state.ts';

/** Business days within which someone answers. */
const answerDays = 2;

/** Stands where the contact form was. The sentence is fixed to the letter and has no full stop. */
export function SubmittedContact({ at, takesFocus, ...delivery }: SubmittedForm<ContactValues>) {
  const { i18n } = useLingui();
  const [returnPage, setReturnPage] = useState('');
  useEffect(() => setReturnPage(readSharedState(tabStorage()).returnPageUrl), []);
  const { href: phoneLink, display: phone } = brand.phone;
  const lastDay = formatDay(hearBy(submissionDay(at), answerDays));
  const page = returnPage === '' ? null : pageAt(returnPage);
  const pageName = page && i18n._(pageLabel(page.pageId));

  return (
    <Submitted
      sentence={
        <Trans comment="Fixed by contract: no full stop. The privacy form has its own sentence, with one">
          Your request was successfully submitted
        </Trans>
      }
      delivery={delivery}
      {...(takesFocus ? { takesFocus } : {})}
    >
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          We answer within two business days, by email or by telephone. If you hear nothing by {lastDay}, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
      {pageName && (
        <p>
          <Trans comment="pageName is the name of the page that the visitor came from">
            <Link to={returnPage}>Go back to “{pageName}”</Link>
          </Trans>
        </p>
      )}
    </Submitted>
  );
}
