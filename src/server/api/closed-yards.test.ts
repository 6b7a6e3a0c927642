import { expect, onTestFinished, test } from 'vitest';
import type { Yard } from '#features/locations/model/yard.ts';
import { english, startFixture } from '../app-fixture.ts';
import { createLocations, loadPostalIndex } from '../sources/locations.ts';

test('a yard that does not open again says no moment at which it would', async () => {
  const real = createLocations({
    index: await loadPostalIndex(process.cwd()),
    now: () => Date.parse('2026-11-20T23:00:00Z'),
  });
  const never = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };
  const yard = (id: string): Yard | null => {
    const found = real.yard(id);
    return found && { ...found, hours: never };
  };
  const site = await startFixture({ ports: { locations: { ...real, yard } } });
  onTestFinished(site.remove);
  const { yards } = await (await site.get(`${english}/api/locations/search?zip=Tacoma`)).json();
  expect(yards).not.toHaveLength(0);
  for (const { isOpen, changesAt } of yards) expect([isOpen, changesAt]).toEqual([false, null]);
});
