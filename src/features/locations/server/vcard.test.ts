import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type VcardFacts, vcardOf } from './vcard.ts';

const facts: VcardFacts = {
  uid: 'https://www.site.example/yard/surrey',
  name: 'Yard Surrey',
  organization: 'Yard',
  street: '14 Slag Road',
  city: 'Surrey',
  region: 'BC',
  postalCode: 'V3W 1A1',
  country: 'Canada',
  phone: '604-555-0110',
  latitude: 49.136,
  longitude: -122.856,
  timeZone: 'America/Vancouver',
  url: 'https://www.site.example/yard/surrey',
  language: 'en',
  note: 'Monday 7:00',
};

/** The lines of a card as an address book reads them (RFC 6350, 3.2): continuations joined. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

/** A text value as an address book reads it (RFC 6350, 3.4). */
const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' || mark === 'N' ? '\n' : mark));

const readValue = (card: string, name: string) => {
  const line = linesOf(card).find((each) => each.startsWith(`${name}:`) || each.startsWith(`${name};`)) ?? '';
  return line.slice(line.indexOf(':', name === 'TEL' ? line.lastIndexOf('"') : 0) + 1);
};

test('a place is a card of version 4.0 with address, number, point and zone', () => {
  expect(linesOf(vcardOf(facts))).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'UID:https://www.site.example/yard/surrey',
    'FN:Yard Surrey',
    'ORG:Yard',
    'ADR;TYPE=work:;;14 Slag Road;Surrey;BC;V3W 1A1;Canada',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+1-604-555-0110',
    'GEO:geo:49.136,-122.856',
    'TZ:America/Vancouver',
    'URL:https://www.site.example/yard/surrey',
    'NOTE;LANGUAGE=en:Monday 7:00',
    'END:VCARD',
  ]);
});

test('marks of the format in a text are escaped, and a line break is written as two letters', () => {
  const card = vcardOf({ ...facts, street: '1; Back\\Lane, rear', note: 'One\r\nTwo\nThree' });
  expect(readValue(card, 'ADR')).toBe(';;1\\; Back\\\\Lane\\, rear;Surrey;BC;V3W 1A1;Canada');
  expect(readValue(card, 'NOTE')).toBe('One\\nTwo\\nThree');
});

test('no text can add a line of its own, and every text comes back as it was', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/\p{Cc}/gu, '\n'));
  fc.assert(
    fc.property(texts, texts, (name, note) => {
      const card = vcardOf({ ...facts, name, note });
      const lines = linesOf(card);
      expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual(
        'BEGIN VERSION KIND UID FN ORG ADR TEL GEO TZ URL NOTE END'.split(' '),
      );
      expect([unescaped(readValue(card, 'FN')), unescaped(readValue(card, 'NOTE'))]).toEqual([name, note]);
    }),
  );
});

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const card = vcardOf({ ...facts, note: 'miércoles ñandú 👩‍🔧 '.repeat(40) });
  for (const line of card.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(readValue(card, 'NOTE')).toBe('miércoles ñandú 👩‍🔧 '.repeat(40));
});
