import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { RunningSite } from '#tests/server/support/running-site.ts';
import { letterName } from '../durability/receivers.ts';
import { faultOfLog, longestRecovery } from './outcome.ts';
import {
  isAcknowledgement,
  type Letter,
  newLetter,
  openScene,
  readStored,
  type Scene,
  sendOnce,
  sendUntilTaken,
} from './scene.ts';
import {
  judgeStored,
  manual,
  newTrial,
  noteAnswer,
  noteRecovery,
  type Plan,
  runningUnder,
  type Stage,
  type Surroundings,
  type Trial,
} from './trial.ts';

/** A form is stored, under one server that meets all the faults of one kind. */
export async function openSubmit(around: Surroundings): Promise<Stage> {
  const { instrument } = around;
  const scene = openScene({ ...manual(around) });
  const under = instrument.variables([scene.dataDir]);
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const site = await runningUnder(scene, under);
    await strikeLetter(around, { plan, scene, site, trial });
    judgeStored(scene, trial);
    return trial;
  };
  return { strike, settle: () => settled(scene, under) };
}

/** The server moves the log into the database when a thousand pages stand in it, within the commit that adds the last. */
export async function openCheckpoint(around: Surroundings): Promise<Stage> {
  const { instrument } = around;
  const full = openScene(manual(around));
  const site = await full.site();
  // Each page has a header of 24 bytes; a form takes about ten pages.
  const nearlyThousand = 985 * (4096 + 24);
  while (statSync(join(full.dataDir, 'site.db-wal')).size < nearlyThousand) {
    const heard = await sendOnce(full, site, newLetter());
    if (!isAcknowledgement(heard)) await setTimeout(200);
  }
  await full.kill();
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const scene = openScene(manual(around));
    cpSync(full.dataDir, scene.dataDir, { recursive: true });
    rmSync(join(scene.dataDir, 'site.db-shm'), { force: true });
    for (const id of full.acknowledged) scene.acknowledged.add(id);
    // What is written into the log itself belongs to the step before this one.
    const site = await runningUnder(scene, instrument.variables([join(scene.dataDir, 'site.db')]));
    await strikeLetter(around, { plan, scene, site, trial, letters: 4, isNamed: false });
    await scene.kill();
    await scene.site();
    judgeStored(scene, trial);
    await scene.kill();
    rmSync(scene.dataDir, { recursive: true, force: true });
    return trial;
  };
  return { strike };
}

/** A form is stored, and its two letters are sent and written down as sent. */
export async function openDeliver(around: Surroundings): Promise<Stage> {
  const { instrument, receivers } = around;
  const { DELIVERY: _, ...settings } = manual(around);
  const scene = openScene({
    ...settings,
    LEAD_ENDPOINT: receivers.leadEndpoint,
    SMTP_URL: `smtp://127.0.0.1:${receivers.smtpPort}`,
    MAIL_FROM: 'website@example.org',
    NOTICE_MAILBOX: 'staff@example.org',
  });
  const under = instrument.variables([scene.dataDir]);
  const strike = async (plan: Plan) => {
    const trial = newTrial();
    const site = await runningUnder(scene, under);
    const deliveries = () => deliveriesOf(scene.dataDir);
    await strikeLetter(around, {
      plan,
      scene,
      site,
      trial,
      // A claim that failed is tried again when its worker next looks, three to eight seconds later.
      mostLines: 4,
      // The disk fails for a moment longer: deliveries begin when the sender has the answer.
      meanwhile: async () => {
        const end = performance.now() + 1500;
        while (performance.now() < end && instrument.read().failed === 0 && !isDelivered(scene))
          await setTimeout(20);
        if (plan.fault !== 'error') await setTimeout(500);
      },
    });
    const mended = performance.now();
    while (!isDelivered(scene) && performance.now() - mended < longestRecovery) await setTimeout(100);
    if (!isDelivered(scene)) trial.broken.push('A delivery was not made within ten seconds.');
    trial.recovery = Math.max(trial.recovery, performance.now() - mended);
    const again = deliveries().filter((id) => (receivers.arrived.get(letterName(id)) ?? 0) > 1);
    if (again.length > 0) trial.broken.push(`${again.length} letters were sent twice.`);
    receivers.arrived.clear();
    judgeStored(scene, trial);
    return trial;
  };
  return { strike, settle: () => settled(scene, under) };
}

/** Kills the server and starts it again, which has to have kept all that it acknowledged. */
async function settled(scene: Scene, under: Record<string, string>): Promise<Trial> {
  const trial = newTrial();
  await scene.kill();
  await runningUnder(scene, under);
  judgeStored(scene, trial);
  return trial;
}

/** Sends letters while the n-th call fails, then the same ones until they are taken. */
async function strikeLetter(
  { instrument }: Surroundings,
  {
    plan,
    scene,
    site,
    trial,
    letters: count = 1,
    isNamed = true,
    mostLines = 1,
    meanwhile = async () => {},
  }: {
    plan: Plan;
    scene: Scene;
    site: RunningSite;
    trial: Trial;
    /** Letters that are sent, one after the other. Default 1. */
    letters?: number;
    /** Whether the log has to name a fault that refused a letter. Default true. */
    isNamed?: boolean;
    /** How many parts of the server meet the fault, and may each say so. Default 1. */
    mostLines?: number;
    /** What is waited for before the disk is mended. Default: nothing. */
    meanwhile?: () => Promise<void>;
  },
): Promise<void> {
  const from = site.logged.length;
  const sent: Letter[] = Array.from({ length: count }, newLetter);
  instrument.arm(plan.call, plan.nth, plan.fault);
  let refused = 0;
  for (const letter of sent) {
    const heard = await sendOnce(scene, site, letter);
    noteAnswer(heard, trial);
    if (!isAcknowledgement(heard)) refused += 1;
  }
  await meanwhile();
  trial.hits = instrument.disarm();
  if (!site.isAlive()) {
    trial.broken.push('The server ended.');
    return;
  }
  for (const letter of sent) noteRecovery(await sendUntilTaken(scene, site, letter), trial);
  await logWritten(site, from);
  const words = faultOfLog(site.logged.slice(from), {
    least: isNamed ? Math.min(refused, 1) : 0,
    most: Math.max(refused, mostLines),
  });
  if (words !== undefined) trial.broken.push(words);
}

/** Lines of the log come through a pipe, a moment after the answer. */
async function logWritten(site: RunningSite, from: number): Promise<void> {
  const end = performance.now() + 300;
  let known = from;
  while (performance.now() < end || site.logged.length > known) {
    known = site.logged.length;
    await setTimeout(100);
  }
}

function isDelivered({ dataDir }: Scene): boolean {
  return readStored(dataDir).open === 0;
}

function deliveriesOf(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 });
  try {
    return database
      .prepare('select id from outbox')
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}
