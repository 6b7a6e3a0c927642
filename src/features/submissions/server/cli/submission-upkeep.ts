import { backUpSqlite } from '#server/storage/sqlite-backup.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import type { CommandTrail } from './command-trail.ts';
import { type Asked, counted } from './submission-answers.ts';

/** How many contents lie between two signs of life, unless a caller wants to hear more. */
const progressStep = 10_000;

/** Closes everything under the newest key. `report` gets a line now and then. */
export async function reencrypt(
  storage: Storage,
  {
    trail,
    report,
    step = progressStep,
  }: { trail: CommandTrail; report: (line: string) => void; step?: number },
): Promise<string> {
  await trail.record('reencrypt');
  let next = step;
  const submissions = await storage.submissions.reencrypt((done) => {
    if (done < next) return;
    report(`${done} …\n`);
    next = done + step;
  });
  const alerts = await storage.alerts.reencrypt();
  const left = submissions.left + alerts.left;
  const unreadable = submissions.unreadable + alerts.unreadable;
  const done =
    `${counted(submissions.changed, 'submission was', 'submissions were')} closed with the newest key.` +
    (alerts.changed > 0
      ? `\n${counted(alerts.changed, 'alert subscription', 'alert subscriptions')} as well.`
      : '');
  if (left === 0) {
    return (
      `${done}\nNothing is left under another one: older keys can be taken out of STORAGE_KEYS.\n` +
      'Requests that wait on devices, sealed for them, will open for thirty days more.\n'
    );
  }
  const reasons = [
    ...(unreadable > 0
      ? [`${counted(unreadable, 'does', 'do')} not open: the row was changed or damaged.`]
      : []),
    ...(left > unreadable
      ? [
          'An instance still stores under another key: put the new one first\nfor all of them, then run this again.',
        ]
      : []),
  ];
  throw new Error(
    `${done}\n${counted(left, 'is', 'are')} left under another one, so keep the older keys.\n${reasons.join('\n')}`,
  );
}

/** Backs SQLite up; for PostgreSQL it says how. */
export async function backUp(
  settings: StorageSettings,
  { to, isForced }: Asked<'backup'>,
  { trail, warn }: { trail: CommandTrail; warn: (text: string) => void },
): Promise<string> {
  if (settings.databaseUrl !== null) {
    // The address holds a password: it is named, never written out.
    throw new Error(
      'The site uses PostgreSQL, whose own program makes the backup, while the site\n' +
        'runs. It must not be older than the server:\n\n' +
        '  umask 077\n' +
        '  pg_dump --format=custom --no-owner --file=FILE "$DATABASE_URL"\n\n' +
        'Restore it into a new, empty database, then point DATABASE_URL there:\n\n' +
        '  pg_restore --exit-on-error --single-transaction --no-owner \\\n' +
        '    --dbname="$NEW_DATABASE_URL" FILE\n\n' +
        keysApart,
    );
  }
  // What is in trouble must be saved before it is mended, and no copy opens without keys: this line alone is not insisted on.
  await trail.record('backup').catch(() => {
    warn('The audit trail takes no line now, so this backup is not written down there.\n');
  });
  const { bytes, submissions } = await backUpSqlite(settings.dataDir, to, { isForced });
  return (
    `${counted(submissions, 'submission', 'submissions')} in a copy of ${Math.ceil(bytes / 1024)} KB, read through and found whole.\n` +
    `${keysApart}\n`
  );
}

const keysApart =
  'The keys are not in it: keep STORAGE_KEYS (in a local run keys.json) elsewhere,\n' +
  'or nobody can read it.';
