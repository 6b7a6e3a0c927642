import { type SaveMessage, workerAddress } from '../model/saved-store.ts';

/**
 * Has this page saved on the device, if it is one that is (`data-keeps` on `html`). Fails in silence: a browser without
 * workers, one that forbids storage or a visitor who saves data loses nothing that was there.
 */
export async function saveThisPage(page: Document): Promise<void> {
  const { keeps, saved } = page.documentElement.dataset;
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    connection?: { saveData?: boolean };
  };
  if (keeps === undefined || saved !== undefined || !serviceWorker || connection?.saveData) return;
  try {
    await serviceWorker.register(workerAddress);
    const { active } = await serviceWorker.ready;
    const message: SaveMessage = { path: location.pathname, others: keeps.split(' ') };
    active?.postMessage(message);
  } catch {
    // Storage is forbidden here.
  }
}
