import { expect, onTestFinished, test } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';
import type { Yard } from '../model/yard.ts';
import { createLocations, loadPostalIndex } from './locations.ts';
import { loadMaps } from './maps.ts';

test('a yard that does not open again says no moment at which it would', async () => {
  const real = createLocations({
    index: await loadPostalIndex(process.cwd()),
    maps: await loadMaps(process.cwd()),
    now: () => Date.parse('2026-11-20T23:00:00Z'),
  });
  const never = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };
  const yards = real.yards.map((yard): Yard => ({ ...yard, hours: never }));
  const site = await startFixture({ ports: { locations: { ...real, yards } } });
  onTestFinished(site.remove);
  const answer = await (await site.get(`${english}/api/locations/search?zip=Tacoma`)).json();
  expect(answer.yards).not.toHaveLength(0);
  for (const { isOpen, changesAt } of answer.yards) expect([isOpen, changesAt]).toEqual([false, null]);
});
