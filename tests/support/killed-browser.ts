import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/**
 * Kills a browser with all its processes, as a loss of power would: a browser that is closed in order has time to send and
 * to write. Resolves when it is gone. `profile` is the folder that it was started on.
 */
export async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  // The browser's lock of its profile, `host-pid`.
  const [pid = ''] = /\d+$/.exec(await readlink(join(profile, 'SingletonLock'))) ?? [];
  const gone = context.waitForEvent('close');
  // It leads a group of its own, which its children belong to.
  process.kill(-Number(pid), 'SIGKILL');
  await gone;
}
