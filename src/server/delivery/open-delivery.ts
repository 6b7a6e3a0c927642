import type { Language } from '#i18n/language.ts';
import type { Log } from '../log.ts';
import type { DeliveryTopic, Storage } from '../storage/storage.ts';
import { createDailyErasure } from './daily-erasure.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { TryOutcome } from './lane.ts';
import { readLetterWords } from './letter-words.ts';
import { openChannels, reportWaiting } from './open-channels.ts';
import { createWorker } from './worker.ts';

/** What delivery is made of. */
export type OpenDeliveryOptions = {
  settings: DeliverySettings;
  storage: Pick<Storage, 'outbox' | 'submissions' | 'alerts'>;
  log: Log;
  /** The project's folder: the words of letters are read from it. */
  root: string;
  /** The address of the page about privacy rights. */
  rightsPage: (language: Language) => string;
  onTry?: (topic: DeliveryTopic, outcome: TryOutcome) => void;
};

/** What works behind the server: deliveries, and the erasure of what was kept long enough. */
export type DeliveryWork = {
  start(): void;
  /** Something was stored. */
  kick(): void;
  /** Resolves when everything taken on is settled. Storage must stay open until then. */
  stop(): Promise<void>;
};

const day = 86_400_000;

/**
 * Opens delivery, not yet at work.
 * @throws when a letter lacks words in a language: the server does not start.
 */
export async function openDelivery(options: OpenDeliveryOptions): Promise<DeliveryWork> {
  const { settings, storage, log, root, rightsPage, onTry } = options;
  const channels = openChannels({ settings, words: await readLetterWords(root), rightsPage });
  const worker = createWorker({
    outbox: storage.outbox,
    channels,
    log,
    giveUpMs: settings.giveUpDays * day,
    ...(onTry && { onTry }),
  });
  const erasure = createDailyErasure({ submissions: storage.submissions, alerts: storage.alerts, log });
  return {
    start() {
      reportWaiting(channels, log);
      worker.start();
      erasure.start();
    },
    kick: worker.kick,
    async stop() {
      await Promise.all([worker.stop(), erasure.stop()]);
    },
  };
}
