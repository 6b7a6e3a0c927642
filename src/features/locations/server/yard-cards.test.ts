import { expect, onTestFinished, test } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';

test('cards name the country, and say what to bring where metals are bought', async () => {
  const site = await startFixture();
  onTestFinished(site.remove);
  const cardOf = async (id: string) =>
    (await (await site.get(`${english}/locations/yard/${id}.vcf`)).text()).replaceAll('\r\n ', '');
  for (const { id, country, division } of site.locations.yards) {
    const card = await cardOf(id);
    expect([id, /;Canada\r\n/.test(card)]).toEqual([id, country === 'CA']);
    expect([id, /photo ID/i.test(card)]).toEqual([id, division === 'MRB']);
  }
});
