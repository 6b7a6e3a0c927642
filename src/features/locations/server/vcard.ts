import { fold75 } from '#server/files/fold75.ts';

/** What an address book is told of a place. */
export interface VcardFacts {
  /** Says in every address book which entry this is; the address of the page serves. */
  uid: string;
  name: string;
  organization: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  /** `503-555-0104` */
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  url: string;
  /** BCP 47 code of the note. */
  language: string;
  /** Hours and what else is worth keeping; may have several lines. */
  note: string;
}

/**
 * A place as a vCard 4.0 (RFC 6350), as address books take it in: lines end with CRLF, none is longer than 75 octets, and
 * what a text holds of the format's own marks is escaped.
 */
export function vcardOf(facts: VcardFacts): string {
  const { name, organization, street, city, region, postalCode, country } = facts;
  const address = ['', '', street, city, region, postalCode, country].map(escaped).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${facts.uid}`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    `ADR;TYPE=work:${address}`,
    `TEL;VALUE=uri;TYPE="work,voice":tel:+1-${facts.phone}`,
    `GEO:geo:${facts.latitude},${facts.longitude}`,
    `TZ:${facts.timeZone}`,
    `URL:${facts.url}`,
    `NOTE;LANGUAGE=${facts.language}:${escaped(facts.note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold75(line)}\r\n`).join('');
}

/** A text as a value of the format (RFC 6350, 3.4): `a, b; c\n` → `a\, b\; c\n`. Controls have no place in it. */
function escaped(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}
