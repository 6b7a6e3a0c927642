import type { DeviceQueue } from './device-queue.ts';

/**
 * Asks the visitor to stay while a submission lives in this page only: the browser shows its own question when they
 * leave the site. It ends with the server's answer and not with the form: another page of the site is the same document.
 */
export function keepPageOpen(id: string, queue: Pick<DeviceQueue, 'listen'>): void {
  let current = id;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  const stop = queue.listen((news) => {
    if (news.id !== current) return;
    if (news.stage === 'renumbered') current = news.to;
    if (news.stage !== 'received' && news.stage !== 'refused') return;
    removeEventListener('beforeunload', ask);
    stop();
  });
}
