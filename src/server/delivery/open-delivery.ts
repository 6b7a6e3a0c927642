import { type AlertAddresses, createAlertChannel } from '#features/alerts/server/delivery/alert-channel.ts';
import type { AlertItemsOptions } from '#features/alerts/server/delivery/alert-items.ts';
import { createAlertWatch } from '#features/alerts/server/delivery/alert-watch.ts';
import type { YardLookOptions } from '#features/alerts/server/delivery/yard-look.ts';
import type { WatchWords } from '#features/alerts/server/watch-words.ts';
import { readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import type { Language } from '#i18n/language.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { ChannelTopic, TryOutcome } from './channel-worker.ts';
import { createDailyErasure } from './daily-erasure.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { createMailSender } from './mail-sender.ts';
import { type OpenChannelsOptions, openChannels, reportWaiting } from './open-channels.ts';
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
  receiptOf: OpenChannelsOptions['receiptOf'];
  deskPage?: OpenChannelsOptions['deskPage'];
  /** Where investor data comes from, and where letters about it lead. Left out: nobody is told of anything. */
  alerts?: AlertAddresses & {
    ports: AlertItemsOptions['ports'] & Pick<YardLookOptions, 'inventory' | 'prices' | 'jobs'>;
    itemPage: AlertItemsOptions['page'];
    watchWords: WatchWords;
  };
  onTry?: (topic: ChannelTopic, outcome: TryOutcome) => void;
};

/** What works behind the server: deliveries, and the erasure of what was kept long enough. */
export type DeliveryWork = {
  start(): void;
  /** Something was stored. */
  wake(): void;
  /** Resolves when everything taken on is settled. Storage must stay open until then. */
  stop(): Promise<void>;
};

const day = 86_400_000;

/**
 * Opens delivery, not yet at work.
 * @throws when a letter lacks words in a language: the server does not start.
 */
export async function openDelivery(options: OpenDeliveryOptions): Promise<DeliveryWork> {
  const { settings, storage, log, root, rightsPage, receiptOf, deskPage, alerts, onTry } = options;
  const words = await readLetterWords(root);
  const channels = openChannels({ settings, words, rightsPage, receiptOf, deskPage });
  const worker = createWorker({
    outbox: storage.outbox,
    channels,
    ...(alerts &&
      settings.mail && {
        alerts: {
          letters: storage.alerts.letters,
          send: createAlertChannel(createMailSender(settings.mail.smtp), words, alerts, alerts.watchWords),
        },
      }),
    log,
    giveUpMs: settings.giveUpDays * day,
    ...(onTry && { onTry }),
  });
  const erasure = createDailyErasure({ submissions: storage.submissions, alerts: storage.alerts, log });
  const watch =
    alerts &&
    settings.mail &&
    createAlertWatch({
      alerts: storage.alerts,
      items: { ports: alerts.ports, words, page: alerts.itemPage },
      watches: { ...alerts.ports, store: storage.alerts.watches },
      log,
      onLetters: () => worker.wake(),
    });
  return {
    start() {
      reportWaiting(channels, log);
      worker.start();
      erasure.start();
      watch?.start();
    },
    wake: worker.wake,
    async stop() {
      await Promise.all([worker.stop(), erasure.stop(), watch?.stop()]);
    },
  };
}
