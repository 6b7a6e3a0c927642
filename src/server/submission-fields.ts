import { applicationFields } from '#features/careers/model/application.ts';
import {
  type ContactRequest,
  composeContactRequest,
  emptyContactValues,
} from '#features/contact/model/contact-request.ts';
import { officeHoursFields } from '#features/office-hours/model/office-hours.ts';
import { pageProblem } from '#features/page-problem/model/page-problem.ts';
import {
  type PrivacyContent,
  type PrivacyTextField,
  privacyTextFields,
} from '#features/privacy-request/model/privacy-request.ts';
import { report } from '#features/report-misconduct/model/report.ts';
import { customerBrands, customerFields } from '#features/submissions/model/api-contract.ts';
import { isPlainObject } from '#features/submissions/model/form-rules.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';

/** Fields as name and text, in the order of their form. */
export type Fields = [name: string, text: string][];

type Content = StoredSubmission['content'];

/** A writer for each field of a form that is no text. */
export type GroupsOf<FormContent, TextField> = Record<
  Exclude<keyof FormContent, TextField>,
  (given: unknown, isErased: boolean) => Fields
>;

/** What was filled in, in the order of the form; a form that was erased has the same fields, empty. */
export function fieldsOf({ kind, content }: Pick<StoredSubmission, 'kind' | 'content'>): Fields {
  return readers[kind](content);
}

const readers: Record<SubmissionKind, (content: Content) => Fields> = {
  privacy: privacyFields,
  contact: contactFields,
  'office-hours': (content) => [['name', fullName(content)], ...textsOf(officeHoursFields, content)],
  application: (content) => textsOf(applicationFields, content),
  report: (content) => textsOf(report.contentFields, content),
  'page-problem': (content) => textsOf(pageProblem.contentFields, content),
};

/**
 * How the answers of the privacy form that are no text are written. The texts are all shown; any other field that the
 * form gets has to be given words here, or an export would leave it out.
 */
const privacyGroups: GroupsOf<PrivacyContent, PrivacyTextField> = {
  customers(given, isErased) {
    const customers = isPlainObject(given) ? given : {};
    return customerBrands.map((brand) => [
      `customer.${brand}`,
      isErased ? '' : customers[customerFields[brand]] === true ? 'yes' : 'no',
    ]);
  },
};

function privacyFields(content: Content): Fields {
  const groups = Object.entries(privacyGroups);
  return [
    ...privacyTextFields.map((name): [string, string] => [name, textOf(content?.[name])]),
    ...groups.flatMap(([name, fields]) => fields(content?.[name], content === undefined)),
  ];
}

/** What the site adds to every contact request by itself: each is the same in all of them, and no column. */
const sameInAll: readonly string[] = [
  'leadSource',
  'Oid',
  'RetURL',
  'recaptcha',
  'RecaptchaChallenge',
] satisfies (keyof ContactRequest)[];

/** All else that a request holds, so that no column has to be added by hand. */
const contactColumns = Object.keys(composeContactRequest(emptyContactValues, '')).filter(
  (name) => !sameInAll.includes(name),
);

function contactFields(content: Content): Fields {
  return [
    ['name', fullName(content)],
    ...contactColumns.map((column): [string, string] => [column, textOf(content?.[column])]),
  ];
}

function textsOf(fields: readonly string[], content: Content): Fields {
  return fields.map((name) => [name, textOf(content?.[name])]);
}

function fullName(content: Content): string {
  return `${textOf(content?.firstName)} ${textOf(content?.lastName)}`.trim();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
