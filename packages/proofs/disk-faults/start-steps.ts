import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '#tests/server/support/running-site.ts';
import { newLetter, openScene, type Scene, sendOnce, sendUntilTaken } from './scene.ts';
import {
  complainOfDrafts,
  judgeStored,
  manual,
  newTrial,
  noteAnswer,
  noteEnding,
  noteRecovery,
  type Plan,
  runningUnder,
  type Stage,
  type Surroundings,
  type Trial,
} from './trial.ts';

/** A first start in an empty folder: what it refused to make, the next one makes. */
export async function openStart(around: Surroundings): Promise<Stage> {
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const scene = openScene(manual(around));
    await startUnder(around, scene, { plan, below: scene.dataDir, trial });
    await startsAgain(scene, trial);
    await scene.kill();
    // A removal that failed leaves what it was to remove.
    if (plan.call !== 'remove') complainOfDrafts(scene.dataDir, trial);
    rmSync(scene.dataDir, { recursive: true, force: true });
    return trial;
  };
  return { strike };
}

/** A start over data that is there, which has little to write: what it could not open it must not go on without. */
export async function openRestart(around: Surroundings): Promise<Stage> {
  const scene = openScene(manual(around));
  await scene.site();
  await scene.stop();
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    await startUnder(around, scene, { plan, below: scene.dataDir, trial });
    await startsAgain(scene, trial);
    await scene.stop();
    return trial;
  };
  return { strike };
}

/** A start with an empty shelf, over data that is there. */
export async function openShelf(around: Surroundings): Promise<Stage> {
  const scene = openScene(manual(around));
  await scene.site();
  await scene.stop();
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const shelf = join(emptyFolder(), 'shelf');
    await startUnder(around, scene, { plan, below: shelf, trial, settings: { ASSET_SHELF: shelf } });
    const again = await scene.attempt({ ASSET_SHELF: shelf });
    if (!('pid' in again)) trial.broken.push(`It did not start again: ${again.said.trim()}`);
    await scene.kill();
    if (plan.call !== 'remove') complainOfDrafts(shelf, trial);
    const halves = filesIn(shelf).filter((file) => statSync(file).size === 0);
    if (filesIn(shelf).length === 0 || halves.length > 0) trial.broken.push('The shelf is not whole.');
    return trial;
  };
  return { strike };
}

/** A stop moves the log into the database and removes it; what it could not move, the next start finds in the log. */
export async function openStop(around: Surroundings): Promise<Stage> {
  const { instrument } = around;
  const scene = openScene(manual(around));
  const under = instrument.variables([scene.dataDir]);
  // The first stop has the migrations to move, every later one only what was stored since.
  await scene.site();
  await scene.stop();
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const site = await runningUnder(scene, under);
    await sendUntilTaken(scene, site, newLetter());
    instrument.arm(plan.call, plan.nth, plan.fault);
    const ending = await scene.stop();
    trial.hits = instrument.disarm();
    if (ending.code !== 0) noteEnding(ending, trial);
    await startsAgain(scene, trial);
    await scene.kill();
    return trial;
  };
  return { strike };
}

/** Starts a server whose n-th call fails. It lives on or ends with a sentence. */
async function startUnder(
  { instrument }: Surroundings,
  scene: Scene,
  {
    plan,
    below,
    trial,
    settings = {},
  }: { plan: Plan; below: string; trial: Trial; settings?: Record<string, string> },
): Promise<void> {
  instrument.arm(plan.call, plan.nth, plan.fault);
  const start = await scene.attempt({ ...settings, ...instrument.variables([below]) });
  if ('pid' in start) {
    const letter = newLetter();
    const heard = await sendOnce(scene, start, letter);
    noteAnswer(heard, trial);
    trial.hits = instrument.disarm();
    noteRecovery(await sendUntilTaken(scene, start, letter), trial);
    await scene.kill();
    return;
  }
  trial.hits = instrument.disarm();
  noteEnding(start, trial);
}

/** Starts a server without faults, which has to live, take a form, and have kept all it acknowledged before. */
async function startsAgain(scene: Scene, trial: Trial): Promise<void> {
  const again = await scene.attempt();
  if (!('pid' in again)) {
    trial.broken.push(`It did not start again: ${again.said.trim()}`);
    return;
  }
  noteRecovery(await sendUntilTaken(scene, again, newLetter()), trial);
  judgeStored(scene, trial);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
