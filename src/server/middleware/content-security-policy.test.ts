import { expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
const hashes = { script: ['sha256-one', 'sha256-two'], style: ['sha256-three'] };

test('a prerendered page may run what its hashes name and what that loads', () => {
  const policy = directives(pagePolicy({ allow: { hashes } }));
  expect(policy['script-src']).toEqual(["'sha256-one'", "'sha256-two'", "'strict-dynamic'"]);
  expect(policy['style-src']).toContain("'sha256-three'");
  expect(policy['style-src']).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('a rendered page may run what carries its nonce and what that loads', () => {
  const policy = directives(pagePolicy({ allow: { nonce: 'R' } }));
  expect(policy['script-src']).toEqual(["'nonce-R'", "'strict-dynamic'"]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-R'"]);
});

test.each([{ hashes }, { nonce: 'R' }])('everything else is closed (%#)', (allow) => {
  const policy = pagePolicy({ allow });
  expect(directives(policy)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'connect-src': ["'self'"],
    'report-to': ['csp'],
    'report-uri': ['/api/csp-report'],
  });
  expect(policy).not.toMatch(/unsafe-|\*|frame-src|https:/);
});

test.each([{ hashes }, { nonce: 'R' }])('strings become code by named rules alone (%#)', (allow) => {
  // Whoever presses on to a page with a form keeps the policy of the page before.
  for (const humanCheck of [undefined, 'built-in'] as const) {
    const policy = directives(pagePolicy({ allow, humanCheck }));
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual([
      'default',
      'search-results',
      'search-schema',
      'svelte-trusted-html',
    ]);
  }
});

test.each([{ hashes }, { nonce: 'R' }])('Google is named only while its human check is on (%#)', (allow) => {
  const policy = directives(pagePolicy({ allow, humanCheck: 'google' }));
  expect(policy['frame-src']).toContain('https://recaptcha.google.com/recaptcha/');
  expect(policy['connect-src']).toContain('https://www.google.com/recaptcha/');
  // What our script brings may bring its own: no host is named.
  expect(policy['script-src']?.at(-1)).toBe("'strict-dynamic'");
  expect(policy['script-src']).not.toContain("'self'");
  // It writes scripts by strings.
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  expect(policy).not.toHaveProperty('trusted-types');
});

test('a policy that proxies would cut off is refused when it is made', () => {
  const script = Array.from({ length: 60 }, (_, index) => `sha256-${index}`.padEnd(51, 'x'));
  expect(() => pagePolicy({ allow: { hashes: { script, style: [] } } })).toThrow(/under 3072/);
});
