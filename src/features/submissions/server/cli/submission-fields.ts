import { composeContactRequest, emptyContactValues } from '#features/contact/model/contact-request.ts';
import { officeHoursFields } from '#features/office-hours/model/office-hours.ts';
import { privacyTextFields } from '#features/privacy-request/model/privacy-request.ts';
import type { StoredSubmission } from '#server/storage/storage.ts';
import { customerBrands, customerFields } from '../../model/api-contract.ts';
import type { SubmissionKind } from '../../model/submission-kinds.ts';

/** Fields as name and text, in the order of their form. */
export type Fields = [name: string, text: string][];

type Content = StoredSubmission['content'];

/** What was filled in, in the order of the form; a form that was erased has the same fields, empty. */
export function fieldsOf({ kind, content }: Pick<StoredSubmission, 'kind' | 'content'>): Fields {
  return readers[kind](content);
}

const readers: Record<SubmissionKind, (content: Content) => Fields> = {
  privacy: privacyFields,
  contact: contactFields,
  'office-hours': (content) => [
    ['name', fullName(content)],
    ...officeHoursFields.map((name): [string, string] => [name, textOf(content?.[name])]),
  ],
};

function privacyFields(content: Content): Fields {
  const customers = isRecord(content?.customers) ? content.customers : {};
  return [
    ...privacyTextFields.map((name): [string, string] => [name, textOf(content?.[name])]),
    ...customerBrands.map((brand): [string, string] => [
      `customer.${brand}`,
      content === undefined ? '' : customers[customerFields[brand]] === true ? 'yes' : 'no',
    ]),
  ];
}

/** What the site adds to every contact request by itself; each is the same in all of them. */
const fixed = new Set(['leadSource', 'Oid', 'RetURL', 'recaptcha', 'RecaptchaChallenge']);

const contactColumns = Object.keys(composeContactRequest(emptyContactValues, '')).filter(
  (name) => !fixed.has(name),
);

function contactFields(content: Content): Fields {
  return [
    ['name', fullName(content)],
    ...contactColumns.map((column): [string, string] => [column, textOf(content?.[column])]),
  ];
}

function fullName(content: Content): string {
  return `${textOf(content?.firstName)} ${textOf(content?.lastName)}`.trim();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
