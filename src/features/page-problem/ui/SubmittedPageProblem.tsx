import { Trans } from '@lingui/react/macro';
import type { SubmittedForm } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { Submitted } from '#features/submissions/ui/form-parts/Submitted.tsx';
import type { PageProblemValues } from '../model/page-problem.ts';

/** Stands where the form was. */
export function SubmittedPageProblem({
  at: _,
  takesFocus = false,
  ...delivery
}: SubmittedForm<PageProblemValues>) {
  return (
    <Submitted
      sentence={
        <Trans comment="Heading once somebody has said what is wrong with a page">
          Thank you for telling us.
        </Trans>
      }
      delivery={delivery}
      takesFocus={takesFocus}
    >
      <p>
        <Trans comment="Below the heading Thank you for telling us">
          Somebody who works on this site reads it within five business days. If you left a way to reach you,
          we answer. What the page kept you from doing, we do for you by phone.
        </Trans>
      </p>
    </Submitted>
  );
}
