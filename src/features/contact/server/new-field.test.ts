import { expect, expectTypeOf, test } from 'vitest';
import { fieldsOf } from '#server/submission-fields.ts';
import { type ContactContent, composeContactRequest, emptyContactValues } from '../model/contact-request.ts';
import { type LeadNamesOf, readLeadFields, usualLeadFields } from '../model/lead-fields.ts';

test('a field that the contact form gets does not compile until it has a name at the CRM', () => {
  expectTypeOf(usualLeadFields).toExtend<LeadNamesOf<ContactContent>>();
  expectTypeOf(usualLeadFields).not.toExtend<LeadNamesOf<ContactContent & { jobTitle: string }>>();
  expect(Object.keys(readLeadFields(''))).toEqual(Object.keys(usualLeadFields));
});

test('an export has a column for every answer of a contact request', () => {
  const { recaptcha, RecaptchaChallenge, leadSource, Oid, RetURL, ...answers } = composeContactRequest(
    emptyContactValues,
    'Direct',
  );
  const columns = fieldsOf({ kind: 'contact', content: answers }).map(([name]) => name);
  expect(columns).toEqual(['name', ...Object.keys(answers)]);
});
