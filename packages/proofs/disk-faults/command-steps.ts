import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emptyFolder } from '#tests/server/support/running-site.ts';
import { type Letter, newLetter, openScene, runCommand, sendOnce, sendUntilTaken } from './scene.ts';
import {
  judgeStored,
  manual,
  newTrial,
  noteEnding,
  noteRecovery,
  type Plan,
  type Stage,
  type Surroundings,
} from './trial.ts';

/** A backup holds all that was acknowledged before it, or says that there is none. */
export async function openBackup(around: Surroundings): Promise<Stage> {
  const { instrument } = around;
  const scene = openScene(manual(around));
  await sendUntilTaken(scene, await scene.site(), newLetter());
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const folder = emptyFolder();
    const to = join(folder, 'copy.db');
    const command = ['backup', '--to', to];
    instrument.arm(plan.call, plan.nth, plan.fault);
    const ending = await runCommand(scene.dataDir, command, instrument.variables([scene.dataDir, folder]));
    trial.hits = instrument.disarm();
    if (ending.code === 0) trial.acknowledged += 1;
    else {
      noteEnding(ending, trial);
      // Whole under its name it may stay, though nobody knows whether its name is on the disk.
      const rest = readdirSync(folder).filter((name) => name !== 'copy.db' && plan.call !== 'remove');
      if (rest.length > 0 && trial.hits.failed > 0)
        trial.broken.push(`A failed backup left ${rest.length} files.`);
      const again = await runCommand(scene.dataDir, [...command, '--force']);
      if (again.code !== 0) trial.broken.push(`The next backup failed too: ${again.said.trim()}`);
    }
    // A backup that said that it was made holds all there was.
    const copy = new DatabaseSync(to, { readOnly: true });
    const ids = new Set(
      copy
        .prepare('select id from submissions')
        .all()
        .map(({ id }) => String(id)),
    );
    copy.close();
    trial.lost += [...scene.acknowledged].filter((id) => !ids.has(id)).length;
    judgeStored(scene, trial);
    rmSync(folder, { recursive: true, force: true });
    return trial;
  };
  return { strike };
}

/** An erasure is whole or not at all; it ends with a log that is cut to nothing. */
export async function openErase(around: Surroundings): Promise<Stage> {
  const { instrument } = around;
  const scene = openScene(manual(around));
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const site = await scene.site();
    const letter = newLetter();
    const heard = await sendOnce(scene, site, letter);
    const { reference } = JSON.parse(heard.text) as { reference: string };
    const command = ['erase', '--reference', reference, '--yes'];
    instrument.arm(plan.call, plan.nth, plan.fault);
    const ending = await runCommand(scene.dataDir, command, instrument.variables([scene.dataDir]));
    trial.hits = instrument.disarm();
    if (ending.code === 0) trial.acknowledged += 1;
    else noteEnding(ending, trial);
    if (ending.code === 0 && !isErased(scene.dataDir, letter))
      trial.broken.push('What was said to be erased is there.');
    if (!isErased(scene.dataDir, letter)) {
      const again = await runCommand(scene.dataDir, command);
      if (again.code !== 0) trial.broken.push(`It could not be erased afterwards: ${again.said.trim()}`);
      if (!isErased(scene.dataDir, letter)) trial.broken.push('It was not erased afterwards.');
    }
    const took = await sendUntilTaken(scene, site, newLetter());
    noteRecovery(took, trial);
    judgeStored(scene, trial, { isErased: true });
    return trial;
  };
  return { strike };
}

function isErased(dataDir: string, { id }: Letter): boolean {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 });
  try {
    return database.prepare('select payload from submissions where id = ?').get(id)?.payload === null;
  } finally {
    database.close();
  }
}
