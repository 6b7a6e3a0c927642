import { expect, test } from 'vitest';
import { callBackForm } from './call-back-form.ts';

const filled = {
  ...{ firstName: 'Ana', lastName: 'Ríos', phone: '713-555-0123', email: 'ana@example.com' },
  ...{
    car: '2004 Harrow Avocet, Houston, TX 77002: engine no',
    offer: '$165–$215, December 1, 2026',
    vin: '',
  },
};

test('a request becomes a lead that says which car and which offer', () => {
  expect(callBackForm.check({ ...filled, vin: '1M8GDM9AXKP042788', recaptcha: 'answer' })).toMatchObject({
    recaptcha: 'answer',
    content: {
      ...{ firstName: 'Ana', lastName: 'Ríos', phone: '713-555-0123', email: 'ana@example.com' },
      ...{ company: 'Private seller', supplyChannel: 'Vehicle', leadSource: 'Website', country: null },
      specificLeadSource:
        'Offer for a car; 2004 Harrow Avocet, Houston, TX 77002: engine no; $165–$215, December 1, 2026; VIN 1M8GDM9AXKP042788',
    },
  });
});

test.each([
  ['firstName', '', 'required'],
  ['phone', '   ', 'required'],
  ['phone', 'abc', 'format'],
  ['phone', '5'.repeat(41), 'max'],
  ['email', 'ana', 'format'],
  ['car', 'x'.repeat(161), 'max'],
  ['vin', '1'.repeat(18), 'max'],
  ['offer', 'a\nb', 'format'],
  ['recaptcha', '', 'required'],
  ['surplus', 'x', 'unknown'],
])('%s “%s” is refused', (field, value, code) => {
  const checked = callBackForm.check({ ...filled, recaptcha: 'answer', [field]: value });
  expect(checked).toEqual({ faults: [{ field: field === 'surplus' ? '' : field, code }] });
});

test('a page without script gets back what was typed, and about which car', () => {
  const form = new URLSearchParams({ ...filled, firstName: ' Ana ', phone: '' });
  const { values, faults } = callBackForm.readPlain(form);
  expect(values).toMatchObject({ firstName: 'Ana', car: filled.car, offer: filled.offer });
  expect(faults).toEqual([{ field: 'phone', code: 'required' }]);
  expect([callBackForm.pageOf(form), callBackForm.kind]).toEqual(['car-offer', 'contact']);
});

test('what a stranger sends in place of a car stays within what the sales system takes', () => {
  const form = new URLSearchParams({ ...filled, car: 'x'.repeat(160), offer: 'y'.repeat(120) });
  expect(String(callBackForm.readPlain(form).content.specificLeadSource)).toHaveLength(250);
});
