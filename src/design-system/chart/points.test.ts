import { expect, test } from 'vitest';
import { roomNeeded, rooms } from './label-room.ts';
import { pointsOf } from './points.ts';

test('points stand in the middle of their category, high values high', () => {
  expect(pointsOf({ low: 0, high: 20, ticks: [] }, [0, 20, 5], 2)).toEqual([
    { x: 25, y: 100, value: 0 },
    { x: 75, y: 0, value: 20 },
  ]);
});

test('longer labels and more of them need more room, up to the widest', () => {
  expect(roomNeeded(['2024', '2025'], 2)).toBe(14);
  expect(roomNeeded(['2024', '2025'], 5)).toBe(20);
  expect(roomNeeded(['January 2025'], 12)).toBe(rooms.at(-1));
  expect(roomNeeded([], 0)).toBe(14);
});
