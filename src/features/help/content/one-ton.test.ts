import { expect, test } from 'vitest';
import { contentFaults } from '#i18n/content-schema.ts';
import oneTon from './one-ton.json' with { type: 'json' };
import { poundsOfTon, schema } from './one-ton.schema.ts';

test('the parts of a car make one ton', () => {
  expect(contentFaults(schema, oneTon)).toEqual([]);
  expect(oneTon.parts.reduce((sum, { pounds }) => sum + pounds, 0)).toBe(poundsOfTon);
});

test('a ton with a part left out stops the build and says what is there', () => {
  const [fault] = contentFaults(schema, { ...oneTon, parts: oneTon.parts.slice(0, 3) });
  expect(fault?.field).toBe('parts');
  expect(fault?.reason).toContain('they make 1540');
});

test('its sentence says the pounds of a ton', () => {
  expect(oneTon.lead).toContain(poundsOfTon.toLocaleString('en-US'));
});

test('it says that the shares are typical and that nobody weighed them', () => {
  expect(`${oneTon.sample.title} ${oneTon.sample.text}`).toMatch(/Typical, not weighed .*rounded.*invented/);
});
