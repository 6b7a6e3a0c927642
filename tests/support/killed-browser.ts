import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';

const run = promisify(execFile);

/**
 * Kills a browser with all its processes, as a loss of power would: a browser that is closed in order has time to send and
 * to write. Resolves when it is gone. `profile` is the folder that it was started on.
 */
export async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const { stdout } = await run('ps', ['-eo', 'pid=,args=']);
  // Of all that run on this profile, the one that the others are of.
  const first = stdout.split('\n').find((line) => line.includes(profile) && !line.includes('--type='));
  const [pid] = /\d+/.exec(first ?? '') ?? [];
  if (pid === undefined) throw new Error(`No browser runs on ${profile}, so none can be killed.`);
  const gone = context.waitForEvent('close');
  // It leads a group of its own, which its children belong to.
  process.kill(-Number(pid), 'SIGKILL');
  await gone;
}
