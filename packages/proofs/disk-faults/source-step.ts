import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { faultOfLog } from './outcome.ts';
import { openScene } from './scene.ts';
import {
  complainOfDrafts,
  manual,
  newTrial,
  type Plan,
  runningUnder,
  type Stage,
  type Surroundings,
} from './trial.ts';

/** A feed is fetched, and its copy kept for the next start. */
export async function openSources(around: Surroundings): Promise<Stage> {
  const { feed, instrument } = around;
  if (feed === undefined) throw new Error('Copies of feeds need a feed over https: install openssl.');
  const scene = openScene({ ...manual(around), ...feed.variables });
  await scene.site();
  await scene.kill();
  const folder = join(scene.dataDir, 'sources');
  const under = instrument.variables([folder]);
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    rmSync(folder, { recursive: true, force: true });
    const site = await runningUnder(scene, under);
    const from = site.logged.length;
    instrument.arm(plan.call, plan.nth, plan.fault);
    if (!(await feed.isShown(site)))
      trial.broken.push('The feed was not shown while its copy could not be kept.');
    await setTimeout(100);
    trial.hits = instrument.disarm();
    const isHit = trial.hits.failed > 0 && plan.call !== 'remove';
    const words = faultOfLog(site.logged.slice(from), { least: isHit ? 1 : 0, most: isHit ? 1 : 0 });
    if (words !== undefined) trial.broken.push(words);
    if (existsSync(folder)) complainOfDrafts(folder, trial);
    await scene.kill();
    if (!(await feed.isShown(await scene.site())))
      trial.broken.push('The feed was not shown after a restart.');
    await setTimeout(100);
    try {
      JSON.parse(readFileSync(join(folder, 'prices.json'), 'utf8'));
    } catch {
      trial.broken.push('The copy of the feed is not whole.');
    }
    await scene.kill();
    return trial;
  };
  return { strike };
}
