import { expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
const hashes = { script: ['sha256-one', 'sha256-two'], style: ['sha256-three'] };

test('a prerendered page may run what its hashes name', () => {
  const policy = directives(pagePolicy({ allow: { hashes } }));
  expect(policy['script-src']).toEqual(["'self'", "'sha256-one'", "'sha256-two'"]);
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

test('Google is named only while its human check is on', () => {
  const byHash = directives(pagePolicy({ allow: { hashes }, recaptcha: true }));
  expect(byHash['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(byHash['frame-src']).toContain('https://recaptcha.google.com/recaptcha/');
  const byNonce = directives(pagePolicy({ allow: { nonce: 'R' }, recaptcha: true }));
  expect(byNonce['script-src']).toEqual(["'nonce-R'", "'strict-dynamic'"]);
  expect(byNonce['connect-src']).toContain('https://www.google.com/recaptcha/');
});

test('a policy that proxies would cut off is refused when it is made', () => {
  const script = Array.from({ length: 60 }, (_, index) => `sha256-${index}`.padEnd(51, 'x'));
  expect(() => pagePolicy({ allow: { hashes: { script, style: [] } } })).toThrow(/under 3072/);
});
