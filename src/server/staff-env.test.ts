import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, type SettingsFault } from './env.ts';

const desk = {
  STAFF_PORT: '3002',
  STAFF_ISSUER: 'https://login.company.example',
  STAFF_CLIENT_ID: 'desk',
  STAFF_READERS: 'web readers, press',
};

const production = {
  SITE_ENVIRONMENT: 'production',
  ENGLISH_ORIGIN: 'https://www.site.example',
  SPANISH_ORIGIN: 'https://es.site.example',
  STORAGE_KEYS: `one:${Buffer.alloc(32, 1).toString('base64')}`,
  DELIVERY: 'manual',
};

function faultsOf(variables: Record<string, string>): string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    return (error as SettingsFault).faults;
  }
}

const namesOf = (variables: Record<string, string>) =>
  faultsOf(variables).map((fault) => fault.split(':')[0]);

test('without STAFF_PORT there is no desk, whatever else is set', () => {
  expect(readEnv({}).staff).toBeNull();
  expect(readEnv({ STAFF_READERS: 'x', STAFF_ISSUER: desk.STAFF_ISSUER }).staff).toBeNull();
});

test('a desk on this machine needs a login, a client and one role', () => {
  expect(readEnv(desk).staff).toEqual({
    host: '127.0.0.1',
    port: 3002,
    origin: 'http://localhost:3002',
    issuer: 'https://login.company.example',
    clientId: 'desk',
    clientSecret: null,
    roleClaim: 'roles',
    roleValues: {
      reader: ['web readers', 'press'],
      'privacy-officer': [],
      'compliance-officer': [],
      operator: [],
    },
  });
  expect(namesOf({ STAFF_PORT: '3002' })).toEqual(['STAFF_ISSUER', 'STAFF_CLIENT_ID', 'STAFF_READERS']);
});

test.each([
  ['STAFF_PORT', '3000'],
  ['STAFF_PORT', '3001'],
  ['STAFF_PORT', '65536'],
  ['STAFF_PORT', 'x'],
  ['STAFF_ORIGIN', 'https://desk.example/path'],
  ['STAFF_ISSUER', 'http://login.company.example'],
  ['STAFF_ISSUER', 'https://me:secret@login.company.example'],
  ['STAFF_ROLE_CLAIM', 'roles for me'],
  ['STAFF_OPERATORS', 'a,,b'],
])('refuses %s=%s, without repeating it', (name, value) => {
  const faults = faultsOf({ ...desk, [name]: value });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([name]);
  if (value.length > 5) expect(faults.join()).not.toContain(value);
});

test('in production the desk has a host of its own, https and a secret', () => {
  expect(namesOf({ ...production, ...desk })).toEqual(['STAFF_ORIGIN', 'STAFF_CLIENT_SECRET']);
  expect(
    namesOf({ ...production, ...desk, STAFF_CLIENT_SECRET: 's', STAFF_ORIGIN: 'https://www.site.example' }),
  ).toEqual(['STAFF_ORIGIN']);
  expect(
    namesOf({
      ...production,
      ...desk,
      STAFF_CLIENT_SECRET: 's',
      STAFF_ORIGIN: 'https://desk.site.example',
    }),
  ).toEqual([]);
});

test('the secret may stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-staff-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'from a file\n');
  expect(readEnv({ ...desk, STAFF_CLIENT_SECRET_FILE: file }).staff?.clientSecret).toBe('from a file');
  rmSync(folder, { recursive: true });
});
