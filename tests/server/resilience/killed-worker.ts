import { readLeadFields } from '#features/contact/model/lead-fields.ts';
import { createLeadChannel } from '#features/contact/server/lead-channel.ts';
import type { Channel } from '#server/delivery/channel.ts';
import { createWorker } from '#server/delivery/worker.ts';
import { createLog } from '#server/log.ts';
import { openStorage } from '#server/storage/open-storage.ts';

/**
 * A process for `kill.test.ts`: delivers leads of a data directory and kills itself, as the kernel would, at the step
 * and the delivery that it is told.
 *
 *     node killed-worker.ts <data directory> <endpoint> <step|none> <which delivery>
 */
const [dataDir = '', endpoint = '', step = 'none', which = '1'] = process.argv.slice(2);

const storage = await openStorage({
  environment: 'development',
  dataDir,
  storageKeys: null,
  databaseUrl: null,
});
const lead = createLeadChannel({
  endpoint,
  organizationId: '00D1',
  returnUrl: 'https://return.invalid/',
  fields: readLeadFields(''),
});

let claimed = 0;
const killing: Channel = async (delivery, signal) => {
  claimed += 1;
  const isTheOne = claimed === Number(which);
  if (isTheOne && step === 'after-claim') process.kill(process.pid, 'SIGKILL');
  if (isTheOne && step === 'while-sending') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2);
  const outcome = await lead(delivery, signal);
  if (isTheOne && step === 'before-done') process.kill(process.pid, 'SIGKILL');
  return outcome;
};

createWorker({
  outbox: storage.outbox,
  channels: { lead: killing },
  log: createLog({ write: () => undefined }),
  giveUpMs: 86_400_000,
  backOff: { first: 20, longest: 100, shortest: 5 },
  pollMs: 30,
  patienceMs: 200,
  leaseMs: 400,
}).start();

// The worker's own clocks keep no process alive; in the server its listening sockets do.
setInterval(() => undefined, 60_000);
