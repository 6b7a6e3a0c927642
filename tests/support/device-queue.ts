import type { Page } from '@playwright/test';

/** The records of the device queue that this browser holds for the page's site; none when there never was one. */
export async function queuedOnDevice(page: Page): Promise<{ state: string; id: string }[]> {
  return await page.evaluate(async () => {
    const name = 'site-queue';
    // Opening it would make it, and a device that never kept anything has none.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
    return await new Promise<{ state: string; id: string }[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const all = database.transaction('records').objectStore('records').getAll();
        all.onerror = () => reject(all.error);
        all.onsuccess = () => {
          database.close();
          resolve(all.result);
        };
      };
    });
  });
}

/** Those of them that are not delivered yet; the others are notes of what the browser delivered while no page was there. */
export async function waitingOnDevice(page: Page): Promise<{ state: string; id: string }[]> {
  return (await queuedOnDevice(page)).filter(({ state }) => state === 'queued');
}
