import { expect, test } from 'vitest';
import { type AuditDetail, readDetail, writeDetail } from './audit-detail.ts';

const known = (text: string) =>
  Object.fromEntries(Object.entries(readDetail(text)).filter(([, value]) => value !== undefined));

test.each<[string, AuditDetail]>([
  ['state=open&form=contact&page=2&mine=yes', { state: 'open', form: 'contact', page: 2, isMine: true }],
  ['format=csv&count=3&alerts=1', { format: 'csv', count: 3, alerts: 1 }],
  ['noted=yes', { isNoted: true }],
  ['of=read&day=2026-11-27', { of: 'read', day: '2026-11-27' }],
  ['count=1&noted=no', { count: 1, isNoted: false }],
  ['roles=reader+operator', { roles: ['reader', 'operator'] }],
  ['to=Petra+Sol%C3%ADs+%26+Co', { to: 'Petra Solís & Co' }],
])('writes %s and reads the same', (text, detail) => {
  expect(writeDetail(detail)).toBe(text);
  expect(known(text)).toEqual(detail);
});

test('codes that are not known say nothing', () => {
  expect(
    known('state=<b>&form=x&page=-1&due=any&noted=maybe&of=fly&day=today&format=pdf&roles=king'),
  ).toEqual({ roles: [] });
});
