import { expect, test } from 'vitest';
import { createRoom } from './room.ts';

test('takes so many and no more, and again when one has left', () => {
  const room = createRoom(2);
  const first = room.enter();
  expect(room.isFull()).toBe(false);
  expect(room.enter()).not.toBeNull();
  expect(room.isFull()).toBe(true);
  expect(room.enter()).toBeNull();
  first?.();
  expect(room.enter()).not.toBeNull();
  expect(room.enter()).toBeNull();
});

test('leaving twice frees one place', () => {
  const room = createRoom(1);
  const leave = room.enter();
  leave?.();
  leave?.();
  expect(room.enter()).not.toBeNull();
  expect(room.enter()).toBeNull();
});
