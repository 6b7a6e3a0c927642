import { expect, expectTypeOf, test } from 'vitest';
import {
  type ContactContent,
  composeContactRequest,
  emptyContactValues,
} from '#features/contact/model/contact-request.ts';
import type { PrivacyContent, PrivacyTextField } from '#features/privacy-request/model/privacy-request.ts';
import { fieldsOf, type GroupsOf } from './cli/submission-fields.ts';
import { type LeadNamesOf, readLeadFields, usualLeadFields } from './delivery/lead-fields.ts';

test('a field that the contact form gets does not compile until it has a name at the CRM', () => {
  expectTypeOf(usualLeadFields).toExtend<LeadNamesOf<ContactContent>>();
  expectTypeOf(usualLeadFields).not.toExtend<LeadNamesOf<ContactContent & { jobTitle: string }>>();
  expect(Object.keys(readLeadFields(''))).toEqual(Object.keys(usualLeadFields));
});

test('a field of the privacy form that is no text does not compile until an export has words for it', () => {
  type Groups<Content> = GroupsOf<Content, PrivacyTextField>;
  type WithBoxes = PrivacyContent & { reasons: Record<string, boolean> };
  expectTypeOf<Groups<PrivacyContent>>().not.toExtend<Groups<WithBoxes>>();
});

test('an export has a column for every answer of a contact request', () => {
  const { recaptcha, RecaptchaChallenge, leadSource, Oid, RetURL, ...answers } = composeContactRequest(
    emptyContactValues,
    'Direct',
  );
  const columns = fieldsOf({ kind: 'contact', content: answers }).map(([name]) => name);
  expect(columns).toEqual(['name', ...Object.keys(answers)]);
});
