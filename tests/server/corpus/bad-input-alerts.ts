import { alertCalls } from '#features/alerts/model/alerts.ts';
import { badBodies, badHeaders } from './bad-input-bodies.ts';
import type { BadInput } from './bad-input-corpus.ts';
import { badAddresses, badTexts, canary } from './bad-input-fields.ts';

const json = (value: unknown) => JSON.stringify(value);

/** A token of the right shape that no letter ever carried. */
const strayToken = 'A'.repeat(32);

/** What a right call holds, by its path. */
const right: Record<string, Record<string, unknown>> = {
  [alertCalls.subscribe]: { email: 'ana@example.com', topics: ['news'], language: 'es' },
  [alertCalls.confirm]: { token: strayToken },
  [alertCalls.manage]: { token: strayToken, topics: ['news'] },
  [alertCalls.stop]: { token: strayToken },
};

const badTopics: Record<string, unknown> = {
  ...badTexts,
  'a topic nobody knows': [canary],
  'a topic in a list': [['news']],
  'a topic that is a number': [7],
  'a topic that is null': [null],
  'more topics than there are': Array.from({ length: 50 }, () => 'news'),
};

/** Texts that are bad for a field that takes few: the wrong language, the wrong token. */
const badChoices: Record<string, unknown> = {
  ...badTexts,
  'another one': canary,
  'a path': `../../${canary}`,
};

/** Fitted before the rule is applied, or right here though the forms of the specification refuse them. */
const isRightAddress = (text: string) => /^\s*[a-z0-9]+@example\.(com|email)\s*$/i.test(text);

const badFields: Record<string, Record<string, unknown>> = {
  email: {
    ...badTexts,
    ...Object.fromEntries(badAddresses.filter((text) => !isRightAddress(text)).map((text) => [text, text])),
  },
  topics: badTopics,
  language: badChoices,
  token: badChoices,
};

/** Bad requests to the calls about email alerts that take JSON. */
export function badAlerts(): BadInput[] {
  return Object.entries(right).flatMap(([path, filled]) => [
    ...Object.keys(filled).flatMap((key) =>
      Object.entries(badFields[key] ?? {}).map(([name, value]) => ({
        name: `${path} ${key}: ${name}`,
        path,
        body: json({ ...filled, [key]: value }),
      })),
    ),
    { name: `${path} a key nobody knows`, path, body: json({ ...filled, [canary]: canary }) },
    ...Object.entries(badBodies).map(([name, body]) => ({ name: `${path} a body of ${name}`, path, body })),
    ...Object.entries(badHeaders)
      // These calls have no use for such a key.
      .filter(([name]) => !/\bids?\b/.test(name))
      .map(([name, headers]) => ({ name: `${path} ${name}`, path, body: json(filled), headers })),
  ]);
}

/** Bad posts as a mail program would send them. */
export function badClicks(): BadInput[] {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const meant = 'List-Unsubscribe=One-Click';
  const at = (token: string) => `${alertCalls.oneClick}?token=${encodeURIComponent(token)}`;
  const texts = Object.entries(badTexts).flatMap(([name, value]) =>
    typeof value === 'string' && value.isWellFormed() ? [[name, value] as const] : [],
  );
  return [
    ...texts.map(([name, value]) => ({
      name: `one click, a token: ${name}`,
      path: at(value),
      body: meant,
      headers,
    })),
    ...[
      strayToken.slice(1),
      `${strayToken}A`,
      `${strayToken} `,
      `../${strayToken}`,
      `${strayToken}' OR '1'='1`,
    ].map((token) => ({ name: `one click, the token ${token}`, path: at(token), body: meant, headers })),
    { name: 'one click without a token', path: alertCalls.oneClick, body: meant, headers },
    ...Object.entries(badBodies).map(([name, body]) => ({
      name: `one click, a body of ${name}`,
      path: at(strayToken),
      body,
      headers,
    })),
  ];
}

/** Bodies and headers that the form which asks for a watch does not take at all. */
export function badWatchBodies(): BadInput[] {
  const path = alertCalls.watch;
  const right = 'asked-on=vehicle-inventory&make=Harrow&email=ana%40example.com';
  return [
    ...Object.entries(badBodies).map(([name, body]) => ({ name: `${path} a body of ${name}`, path, body })),
    ...Object.entries(badHeaders)
      .filter(([name]) => !/\bids?\b/.test(name))
      .map(([name, headers]) => ({ name: `${path} ${name}`, path, body: right, headers })),
  ];
}

/** Forms of a page that ask for what nobody can be told of. */
export function badWatchForms(token: string): BadInput[] {
  const path = alertCalls.watch;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const forms: Record<string, Record<string, string>> = {
    vehicles: { 'asked-on': 'vehicle-inventory', make: 'Harrow', email: 'ana@example.com', formToken: token },
    prices: {
      ...{ 'asked-on': 'scrap-prices', metal: 'copper-1', place: 'USD', when: 'at-least', mark: '4' },
      ...{ email: 'ana@example.com', formToken: token },
    },
  };
  const texts = Object.entries(badTexts).flatMap(([name, value]) =>
    typeof value === 'string' && value.isWellFormed() ? [[name, value] as const] : [],
  );
  return Object.entries(forms).flatMap(([form, filled]) =>
    ['email', 'place', 'when', 'mark', 'formToken']
      .filter((field) => field in filled)
      .flatMap((field) =>
        texts.map(([name, value]) => ({
          name: `${path} ${form}, ${field}: ${name}`,
          path,
          body: new URLSearchParams({ ...filled, [field]: value }).toString(),
          headers,
        })),
      ),
  );
}
