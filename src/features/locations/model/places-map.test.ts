import { expect, test } from 'vitest';
import yards from '../content/yards.json';
import { milesBetween } from './distance.ts';
import { mapSize } from './map-size.ts';
import { clusters, onMap } from './places-map.ts';

test('north is up, west is left, and every yard is on the map', () => {
  const [seattle, portland, mobile] = [
    { latitude: 47.6, longitude: -122.3 },
    { latitude: 45.5, longitude: -122.7 },
    { latitude: 30.7, longitude: -88 },
  ].map(onMap);
  expect(seattle?.y).toBeLessThan(portland?.y ?? 0);
  expect(seattle?.x).toBeLessThan(mobile?.x ?? 0);
  expect(onMap({ latitude: 42, longitude: -98 })).toEqual({ x: 452, y: 341 });
  for (const yard of yards) {
    const { x, y } = onMap(yard);
    expect([yard.id, x > 0 && x < mapSize.width && y > 0 && y < mapSize.height]).toEqual([yard.id, true]);
  }
});

test('areas are true: squares of land are as large in Texas as in Alberta', () => {
  const areaAt = (latitude: number, longitude: number) => {
    const one = onMap({ latitude, longitude });
    const east = onMap({ latitude, longitude: longitude + 0.1 });
    const up = onMap({ latitude: latitude + 0.1, longitude });
    const drawn = Math.abs((east.x - one.x) * (up.y - one.y) - (east.y - one.y) * (up.x - one.x));
    const miles =
      milesBetween({ latitude, longitude }, { latitude, longitude: longitude + 0.1 }) *
      milesBetween({ latitude, longitude }, { latitude: latitude + 0.1, longitude });
    return drawn / miles;
  };
  expect(areaAt(30, -97) / areaAt(52, -114)).toBeCloseTo(1, 2);
});

test('pins stand far enough apart, and none is lost', () => {
  const pins = clusters(yards);
  expect(pins.flatMap(({ things }) => things).length).toBe(yards.length);
  for (const [index, one] of pins.entries()) {
    for (const other of pins.slice(index + 1)) {
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(36);
    }
  }
});
