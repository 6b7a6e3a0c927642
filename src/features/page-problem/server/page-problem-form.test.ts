import { expect, test } from 'vitest';
import { deliveryTopicsOf } from '#features/submissions/server/delivery/delivery-topics.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { pageProblemForm } from './page-problem-form.ts';

const short = { problem: 'The map has no keys.\n\nNone.', page: '', settings: '', reach: '' };

test('what is wrong is enough: nobody has to give an address, nor leave in what was filled in', () => {
  expect(pageProblemForm.check({ problem: short.problem, recaptcha: 'answer' })).toEqual({
    recaptcha: 'answer',
    content: short,
  });
});

test('the staff hear of it, and nobody else', () => {
  expect(deliveryTopicsOf['page-problem']).toEqual(['notice']);
});

test('staff see every field', () => {
  const whole = { ...short, page: '/some/page', settings: 'Colors: dark', reach: 'ana@example.com' };
  expect(fieldsOf({ kind: 'page-problem', content: whole })).toEqual(Object.entries(whole));
});

test.each([
  ['problem', '', 'required'],
  ['problem', '\n \n', 'required'],
  ['problem', 'x'.repeat(2001), 'max'],
  ['problem', 'a\u001B[31mb', 'format'],
  ['page', 'a\nb', 'format'],
  ['page', 'x'.repeat(301), 'max'],
  ['settings', 'x'.repeat(1001), 'max'],
  ['reach', 'x'.repeat(121), 'max'],
  ['email', 'ana@example.com', 'unknown'],
])('%s “%s” is refused', (field, value, code) => {
  expect(pageProblemForm.check({ ...short, recaptcha: 'answer', [field]: value })).toEqual({
    faults: [{ field: field === 'email' ? '' : field, code }],
  });
});

test('a page without script gets back what was typed, line by line', () => {
  const form = new URLSearchParams({
    problem: 'x'.repeat(1990),
    page: ' /some/page ',
    reach: 'x'.repeat(121),
  });
  const { values, faults } = pageProblemForm.readPlain(form);
  expect(values).toMatchObject({ problem: 'x'.repeat(1990), page: '/some/page', settings: '' });
  expect(faults).toEqual([{ field: 'reach', code: 'max' }]);
  expect([pageProblemForm.pageOf(form), pageProblemForm.kind]).toEqual(['page-problem', 'page-problem']);
});
