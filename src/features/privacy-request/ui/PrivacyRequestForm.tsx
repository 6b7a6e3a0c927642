import { formCalls } from '#features/submissions/model/api-contract.ts';
import { FormFlow, type FormPageData } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { privacyRequestStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import type { PrivacyRequest } from '../model/privacy-request.ts';
import { RequestForm } from './RequestForm.tsx';
import { requestSpec } from './request-spec.ts';
import { SubmittedRequest } from './SubmittedRequest.tsx';

/** Props of `PrivacyRequestForm`: what the page's loader brings. */
export type PrivacyRequestFormProps = FormPageData<PrivacyRequest>;

const route = {
  url: formCalls.submitPrivacyRequest,
  stay: privacyRequestStay,
  contentOf: (values: PrivacyRequest) => values,
};

/** The data privacy form from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function PrivacyRequestForm({ humanCheck, formToken, ...data }: PrivacyRequestFormProps) {
  return (
    <FormFlow
      data={data}
      route={route}
      prefix={requestSpec.prefix}
      confirmation={(submitted) => <SubmittedRequest {...submitted} />}
    >
      {(begin) => <RequestForm {...begin} humanCheck={humanCheck} formToken={formToken} />}
    </FormFlow>
  );
}
