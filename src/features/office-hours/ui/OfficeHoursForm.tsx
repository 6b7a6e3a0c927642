import { formCalls } from '#features/submissions/model/api-contract.ts';
import { FormFlow, type FormPageData } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import type { FormFrameProps } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { officeHoursStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import type { OfficeHoursInterest } from '../model/office-hours.ts';
import { InterestForm } from './InterestForm.tsx';
import { officeHoursSpec } from './office-hours-spec.ts';
import { SubmittedInterest } from './SubmittedInterest.tsx';

/** Props of `OfficeHoursForm`. */
export interface OfficeHoursFormProps extends Omit<FormPageData<OfficeHoursInterest>, 'humanCheck'> {
  /** The form's heading, or the id of a heading that stands outside. */
  title: FormFrameProps<OfficeHoursInterest>['title'];
}

const route = {
  url: formCalls.submitOfficeHours,
  stay: officeHoursStay,
  contentOf: (values: OfficeHoursInterest) => values,
};

/**
 * The form in which employees ask for a place in the chief executive's office hours. Renders its introduction and a
 * `form`, or the confirmation in their place. Its words come with the page that shows it.
 */
export function OfficeHoursForm({ title, formToken, ...data }: OfficeHoursFormProps) {
  return (
    <FormFlow
      data={data}
      route={route}
      prefix={officeHoursSpec.prefix}
      confirmation={(submitted) => <SubmittedInterest {...submitted} />}
    >
      {(begin) => <InterestForm {...begin} title={title} formToken={formToken} />}
    </FormFlow>
  );
}
