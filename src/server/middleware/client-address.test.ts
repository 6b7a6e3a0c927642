import { expect, test } from 'vitest';
import { addressKeys, clientAddress, isOwnAddress, networkOf } from './client-address.ts';

const socket = '192.0.2.1';

test.each([
  [0, null, socket],
  [0, '203.0.113.9', socket],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [2, 'spoofed, 198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [2, '203.0.113.9', socket],
  [1, '203.0.113.9, not-an-address', socket],
  [1, '', socket],
  [1, null, socket],
  [1, '2001:db8::1', '2001:db8::1'],
])('behind %i proxies, X-Forwarded-For "%s" means %s', (trustedProxies, forwardedFor, expected) => {
  expect(clientAddress({ remoteAddress: socket, forwardedFor }, trustedProxies)).toBe(expected);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('one household has one key, another has another, and tomorrow both have new ones', () => {
  let now = Date.UTC(2026, 0, 1, 12);
  const key = addressKeys({ trustedProxies: 0, secret: 'secret', now: () => now });
  const from = (remoteAddress: string) => key({ remoteAddress, forwardedFor: null });
  const today = from('2001:db8::1');
  expect(from('2001:db8::2')).toBe(today);
  expect(from('2001:db8:0:1::1')).not.toBe(today);
  expect(today).toMatch(/^[\w-]{22}$/);
  now += 86_400_000;
  expect(from('2001:db8::1')).not.toBe(today);
});

test('a written X-Forwarded-For changes nothing when no proxy is trusted', () => {
  const key = addressKeys({ trustedProxies: 0 });
  const plain = key({ remoteAddress: socket, forwardedFor: null });
  expect(key({ remoteAddress: socket, forwardedFor: '203.0.113.9' })).toBe(plain);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['', true],
  ['10.0.0.1', false],
  ['203.0.113.127', false],
  ['::2', false],
])('%s is an address of this machine: %s', (address, isOwn) => {
  expect(isOwnAddress(address)).toBe(isOwn);
});
