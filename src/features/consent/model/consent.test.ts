import { expect, test } from 'vitest';
import { consentRevision, hasOptOutSignal, type PrivacySignals, readConsent } from './consent.ts';

const stored = (categories: unknown, revision: unknown = consentRevision) =>
  JSON.stringify({ categories, revision });

test.each([
  ['nothing', null, false, { isAnswered: false, analytics: false }],
  ['no JSON', '{', false, { isAnswered: false, analytics: false }],
  ['null', 'null', false, { isAnswered: false, analytics: false }],
  ['no list', stored('analytics'), false, { isAnswered: false, analytics: false }],
  ['an old question', stored(['analytics'], 0), false, { isAnswered: false, analytics: false }],
  ['a refusal', stored(['necessary']), false, { isAnswered: true, analytics: false }],
  ['a permission', stored(['necessary', 'analytics']), false, { isAnswered: true, analytics: true }],
  [
    'a permission and an opt-out signal',
    stored(['necessary', 'analytics']),
    true,
    { isAnswered: true, analytics: false },
  ],
])('%s in storage gives the right consent', (_, text, optOut, consent) => {
  expect(readConsent(text, optOut)).toEqual(consent);
});

test('Global Privacy Control is an opt-out', () => {
  expect(hasOptOutSignal({ globalPrivacyControl: true })).toBe(true);
});

test('Do Not Track alone changes nothing', () => {
  const signals: PrivacySignals & { doNotTrack: string } = { doNotTrack: '1' };
  expect(hasOptOutSignal(signals)).toBe(false);
  expect(hasOptOutSignal({ globalPrivacyControl: false })).toBe(false);
});
