import { callBackForm } from '#features/car-offer/server/call-back-form.ts';
import { applicationForm } from '#features/careers/server/application-form.ts';
import { contactForm } from '#features/contact/server/contact-form.ts';
import { containerForm } from '#features/containers/server/container-form.ts';
import { officeHoursForm } from '#features/office-hours/server/office-hours-form.ts';
import { pageProblemForm } from '#features/page-problem/server/page-problem-form.ts';
import { privacyForm } from '#features/privacy-request/server/privacy-form.ts';
import { reportForm } from '#features/report-misconduct/server/report-form.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';

/** The forms of this site. The calls that take forms know none of them by name. */
export const siteForms: readonly FormDefinition[] = [
  privacyForm,
  contactForm,
  officeHoursForm,
  callBackForm,
  containerForm,
  applicationForm,
  reportForm,
  pageProblemForm,
];
