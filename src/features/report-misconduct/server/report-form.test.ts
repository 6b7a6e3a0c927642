import { expect, test } from 'vitest';
import { deliveryTopicsOf } from '#features/submissions/server/delivery/delivery-topics.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { reportSpec } from '../ui/report-spec.ts';
import { reportForm } from './report-form.ts';

const nameless = { what: 'The ticket was changed.\n\nTwice.', where: '', when: '', reporter: '', reach: '' };

test('what happened is enough: a report without a name is stored with nothing in its place', () => {
  expect(reportForm.check({ what: nameless.what, recaptcha: 'answer' })).toEqual({
    recaptcha: 'answer',
    content: nameless,
  });
});

test('nobody outside of the company hears of a report, and whoever wrote it gets no letter', () => {
  expect(deliveryTopicsOf.report).toEqual(['notice']);
});

test('staff see every field of a report', () => {
  const whole = { ...nameless, where: 'Tacoma', when: 'Monday', reporter: 'Ana', reach: 'ana@example.com' };
  expect(fieldsOf({ kind: 'report', content: whole })).toEqual(Object.entries(whole));
});

test('the tab remembers nothing of a report, and no field goes by a name that another form fills in', () => {
  expect(reportSpec.isForgetful).toBe(true);
  expect(reportSpec.fields).toEqual(['what', 'where', 'when', 'reporter', 'reach', 'recaptcha']);
});

test.each([
  ['what', '', 'required'],
  ['what', '\n \n', 'required'],
  ['what', 'x'.repeat(3001), 'max'],
  ['what', 'a\u001B[31mb', 'format'],
  ['where', 'a\nb', 'format'],
  ['reach', 'x'.repeat(121), 'max'],
  ['email', 'ana@example.com', 'unknown'],
])('%s “%s” is refused', (field, value, code) => {
  expect(reportForm.check({ ...nameless, recaptcha: 'answer', [field]: value })).toEqual({
    faults: [{ field: field === 'email' ? '' : field, code }],
  });
});

test('a page without script gets back what was typed, line by line', () => {
  const form = new URLSearchParams({ what: 'x'.repeat(2990), where: ' Tacoma ', reach: 'x'.repeat(121) });
  const { values, faults } = reportForm.readPlain(form);
  expect(values).toMatchObject({ what: 'x'.repeat(2990), where: 'Tacoma', reporter: '' });
  expect(faults).toEqual([{ field: 'reach', code: 'max' }]);
  expect([reportForm.pageOf(form), reportForm.kind]).toEqual(['report-misconduct', 'report']);
});
