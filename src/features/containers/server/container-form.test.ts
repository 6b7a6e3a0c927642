import { expect, test } from 'vitest';
import { containerForm } from './container-form.ts';

const filled = {
  ...{ task: 'swap', size: 'roll-off-20', metal: 'Steel turnings', zip: '97210', day: '2031-12-03' },
  ...{ access: 'Gate 3, ask for Rosa', tickets: 'monthly', company: 'Ridge Machine Shop' },
  ...{ firstName: 'Ana', lastName: 'Ríos', phone: '503-555-0100', email: 'ana@example.com' },
};

test('a request becomes a lead that says what is wanted, where, and what was wished', () => {
  expect(containerForm.check({ ...filled, recaptcha: 'answer' })).toEqual({
    recaptcha: 'answer',
    content: expect.objectContaining({
      ...{ firstName: 'Ana', lastName: 'Ríos', phone: '503-555-0100', email: 'ana@example.com' },
      ...{ company: 'Ridge Machine Shop', leadSource: 'Website', country: 'US', state: null },
      supplyChannel: 'Container swap, roll-off-20: Steel turnings',
      specificLeadSource:
        'Container at 97210; wished 2031-12-03; tickets monthly; on site: Gate 3, ask for Rosa',
    }),
  });
});

test('a Canadian site needs no other field, and no day is a wish for any', () => {
  const value = { ...filled, zip: 'V5K 0A1', day: '', access: '', recaptcha: 'answer' };
  expect(containerForm.check(value)).toMatchObject({
    content: { country: 'CA', specificLeadSource: 'Container at V5K 0A1; no day wished; tickets monthly' },
  });
});

test('a request that waited on its device until its day was past is taken', () => {
  expect(containerForm.check({ ...filled, day: '2020-01-01', recaptcha: 'answer' })).toHaveProperty(
    'content',
  );
});

test.each([
  ['task', 'sweep', 'format'],
  ['size', 'roll-off-50', 'format'],
  ['tickets', '', 'required'],
  ['metal', '', 'required'],
  ['metal', 'x'.repeat(61), 'max'],
  ['zip', '9721', 'format'],
  ['access', 'a\nb', 'format'],
  ['company', '   ', 'required'],
  ['email', 'ana', 'format'],
  ['recaptcha', '', 'required'],
  ['surplus', 'x', 'unknown'],
])('%s “%s” is refused', (field, value, code) => {
  const checked = containerForm.check({ ...filled, recaptcha: 'answer', [field]: value });
  expect(checked).toEqual({ faults: [{ field: field === 'surplus' ? '' : field, code }] });
});

test('a page without script gets back what was typed, and hears of a day that is past', () => {
  const form = new URLSearchParams({ ...filled, metal: '  Turnings ', zip: 'v5k 0a1', day: '2020-01-01' });
  const { values, faults } = containerForm.readPlain(form);
  expect(values).toMatchObject({ metal: 'Turnings', zip: 'V5K 0A1', day: '2020-01-01', task: 'swap' });
  expect(faults).toEqual([{ field: 'day', code: 'format' }]);
  expect([containerForm.pageOf(form), containerForm.kind]).toEqual(['container-service', 'contact']);
});
