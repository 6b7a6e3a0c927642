import { expect, test } from 'vitest';
import {
  businessTypeWords as formBusinessTypes,
  supplyChannelWords as formSupplyChannels,
} from '#features/contact/ui/contact-form/contact-words.ts';
import { requestTypeWords as formRequestTypes } from '#features/privacy-request/ui/request-words.ts';
import { i18n } from '#i18n/i18n.ts';
import './add-words.ts';
import { businessTypeWords, choiceIn, requestTypeWords, supplyChannelWords } from './choice-words.ts';

test('staff read a choice in the words that the form shows', () => {
  expect(requestTypeWords).toEqual(formRequestTypes);
  expect(supplyChannelWords).toEqual(formSupplyChannels);
  expect(businessTypeWords).toEqual(formBusinessTypes);
});

test.each([
  ['requestType', 'Right to Delete', '', 'Right to Delete'],
  ['supplyChannel', 'Production Scrap', '', 'Production scrap'],
  ['supplyChannel', 'Container swap, unsure: tin', '', undefined],
  ['businessType', 'Other', '', 'Another kind'],
  ['country', 'MX', '', 'Mexico'],
  ['state', 'OR', '', 'Oregon'],
  ['state', 'BC', 'CA', 'British Columbia'],
  ['state', 'JAL', 'MX', 'Jalisco'],
  ['state', 'toString', '', undefined],
  ['customer.recycling', 'yes', '', 'yes'],
  ['message', 'Other', '', undefined],
])('%s "%s" of country "%s" reads: %s', (name, code, country, words) => {
  expect(choiceIn(i18n, name, code, country)).toBe(words);
});
