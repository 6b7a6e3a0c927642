import { expect, test } from 'vitest';
import { deliveryTopicsOf } from '#features/submissions/server/delivery/delivery-topics.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { applicationFaults, emptyApplication, fitApplication } from '../model/application.ts';
import { applicationForm } from './application-form.ts';

const filled = {
  ...{ job: 'grader-fresno', name: 'Ana Ríos', email: 'ana@example.com', phone: '' },
  ...{ message: 'Two years at a scale.\nThen a shop.', start: 'In May' },
};

test('an application is stored as it was written, and no sales system hears of it', () => {
  expect(applicationForm.check({ ...filled, recaptcha: 'answer' })).toEqual({
    recaptcha: 'answer',
    content: filled,
  });
  expect(deliveryTopicsOf.application).toEqual(['notice']);
});

test('staff see every field of an application, the job first', () => {
  expect(fieldsOf({ kind: 'application', content: filled })).toEqual(Object.entries(filled));
});

test.each([
  ['name', '', 'required'],
  ['email', 'ana', 'format'],
  ['phone', '5'.repeat(41), 'max'],
  ['message', 'x'.repeat(1001), 'max'],
  ['message', 'a\u0007b', 'format'],
  ['start', 'a\nb', 'format'],
  ['job', 'astronaut-mars', 'format'],
  ['recaptcha', '', 'required'],
])('%s “%s” is refused', (field, value, code) => {
  expect(applicationForm.check({ ...filled, recaptcha: 'answer', [field]: value })).toEqual({
    faults: [{ field, code }],
  });
});

test.each([
  ['ana@example.com', '', []],
  ['', '503-555-0123', []],
  ['', '', [{ field: 'email', code: 'one' }]],
  ['', '   ', [{ field: 'email', code: 'one' }]],
  // Nobody can be called at it.
  ['', 'abc', [{ field: 'email', code: 'one' }]],
])('with the email “%s” and the phone “%s” somebody can be answered, or is told', (email, phone, faults) => {
  const values = fitApplication({ ...emptyApplication, ...filled, email, phone, recaptcha: 'answer' });
  expect(applicationFaults(values)).toEqual(faults);
  const judged = applicationForm.check({ ...filled, email, phone, recaptcha: 'answer' });
  expect('faults' in judged ? judged.faults : []).toEqual(faults);
  expect(applicationForm.readPlain(new URLSearchParams({ ...filled, email, phone })).faults).toEqual(faults);
});

test('a page without script gets back what was typed, on the page of its job', () => {
  const form = new URLSearchParams({ ...filled, name: ' ', message: 'One\r\n\r\n\r\nTwo' });
  const { values, faults } = applicationForm.readPlain(form);
  expect(values).toMatchObject({ email: 'ana@example.com', message: 'One\n\nTwo' });
  expect(faults).toEqual([{ field: 'name', code: 'required' }]);
  expect(applicationForm.pageOf(form)).toEqual({ page: 'job', parameters: { id: 'grader-fresno' } });
});

test('an application for a job that nobody knows leads to the list', () => {
  const form = new URLSearchParams({ ...filled, job: '../../evil' });
  expect(applicationForm.pageOf(form)).toBe('careers-openings');
  expect(applicationForm.readPlain(form).faults).toEqual([{ field: 'job', code: 'format' }]);
});
