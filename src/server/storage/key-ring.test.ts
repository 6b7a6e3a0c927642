import { expect, test } from 'vitest';
import { createKeyRing } from './key-ring.ts';

test('no key ring is empty', () => {
  expect(() => createKeyRing(new Map())).toThrow(/Give it one key/);
});
