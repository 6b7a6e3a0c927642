import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import { someAnswers } from '#tests/support/privacy-form.ts';
import { fill, openForm, queued } from '../durability/firefox-round.ts';
import { startFirefox } from '../engines/firefox.ts';
import { control, lookAt, lookForControl, type Station } from './station.ts';

const patience = 60_000;

/** The walk in Firefox. Sessions are not brought back: a Firefox that is driven never does. */
export async function walkFirefox(site: BuiltSite): Promise<Station[]> {
  const profile = await mkdtemp(join(tmpdir(), 'site-profile-firefox-'));
  const stations: Station[] = [];
  const answers = someAnswers();
  try {
    const first = await startFirefox(profile);
    await openForm(first, site);
    // Firefox writes what a tab stores into its session only; what an origin stores is what it writes of storage.
    await first.run((text) => localStorage.setItem('control', text), control);
    await fill(first, answers);
    const key = await first.run(() => window.name);
    stations.push(await lookForControl(profile));
    stations.push(await lookAt('typed, not sent', profile, answers, key));
    await first.page.setOfflineMode(true);
    await first.run(() => document.querySelector<HTMLElement>('main form button[type=submit]')?.click());
    for (const end = Date.now() + patience; (await queued(first)) === 0; ) {
      if (Date.now() > end) throw new Error('The device kept nothing, so nothing was proven.');
      await setTimeout(100);
    }
    stations.push(await lookAt('sent, waiting for a network', profile, answers, key));
    await first.kill();
    stations.push(await lookAt('after a kill while it waited', profile, answers, key));

    const second = await startFirefox(profile);
    await openForm(second, site);
    for (const end = Date.now() + patience; (await queued(second).catch(() => 1)) > 0; ) {
      if (Date.now() > end) throw new Error('The request that waited was not delivered.');
      await setTimeout(200);
    }
    stations.push(await lookAt('received', profile, answers));
    await second.close();
    stations.push(await lookAt('received, browser closed', profile, answers));
    return stations;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
