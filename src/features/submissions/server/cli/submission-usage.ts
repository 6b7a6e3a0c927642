import { submissionKinds } from '../../model/submission-kinds.ts';

/** How the command is used. No line is longer than 80 characters. */
export const usage = `Reads and tends what visitors have sent. It may run while the site runs.

  npm run submissions -- list   [FILTERS] [--format FORMAT]
  npm run submissions -- show   REFERENCE
  npm run submissions -- export [FILTERS] [--format FORMAT]
  npm run submissions -- retry  [--reference REFERENCE]
  npm run submissions -- handed-over --reference REFERENCE [--reference ...]
  npm run submissions -- handed-over --form FORM --before DAY --yes
  npm run submissions -- erase  --reference REFERENCE --yes
  npm run submissions -- erase  --email ADDRESS [--form FORM] --yes
  npm run submissions -- receipt RECEIPT
  npm run submissions -- receipt-key
  npm run submissions -- reencrypt
  npm run submissions -- canary [--to ADDRESS] [--within SECONDS]
  npm run submissions -- backup --to FILE [--force]
  npm run submissions -- rehearse --from FOLDER [--within HOURS]

list    one line for each submission, oldest first, and how it is delivered;
        FORMAT is table (default), json or csv
show    every field of one submission, by the reference its sender was given,
        how it was answered, and each of its deliveries
export  every field of all of them, and how they were answered; FORMAT is csv
        (default, safe to open in a spreadsheet) or json
retry   makes what waits or was given up due at once; without --reference, all
handed-over
        marks as done what staff have handed over themselves (with
        DELIVERY=manual), all ways of delivery and the acknowledgement too; from
        then on the time of keeping runs. --before takes those received before
        that day, so that none is marked that came after your export
erase   erases contents for good, as their sender may ask, one or all of an
        address; gives up what of them still waits, and keeps a record without
        content. What was delivered has to be erased where it went
receipt says whether a receipt is genuine, and whether what is stored is what
        was sent; shows nothing of it
receipt-key
        writes out what checks the receipts of the first of STORAGE_KEYS. Keep
        it and put it into RECEIPT_KEYS before that key is taken out, so that
        its receipts can be checked for ever. It is no secret
reencrypt
        closes everything with the first of STORAGE_KEYS, and enters what an
        older version stored in the index of addresses. It may be broken off and
        begun again. To change keys, tell every instance each step before the
        next: add the new key after the old one; put it first; reencrypt; some
        weeks later take the old key out, since a request that waits on the
        device of a visitor opens only with the key it was sealed for
canary  stores one submission of each form and a sign-up for alerts, marked
        [CANARY], watches the running site deliver them by every way that is
        set, says how long each took, and erases them. It delivers nothing
        itself. Ends with 1, and names the way, when one has not delivered
        within SECONDS (default 120). The acknowledgement and the letter about
        alerts go to ADDRESS, by default the mailbox of the privacy form, and to
        one mailbox twice a day at most
backup  copies SQLite into one file and checks the copy. The keys are not in it:
        keep STORAGE_KEYS (in a local run keys.json) elsewhere, or nobody can
        read the copy. To restore, put it as site.db into an empty DATA_DIR, set
        the same keys, start the site, and erase again who asked to be erased
        since. PostgreSQL is backed up by pg_dump, which this command writes out
rehearse
        restores the newest backup (*.db) of a folder into a place of its own,
        opens every submission with the keys of today, and throws it away.
        Ends with 1 when there is none, when the newest is older than HOURS
        (default 26), or when anything in it does not open. With PostgreSQL,
        without --from, it reads through the database that DATABASE_URL names:
        one that pg_restore has filled

FILTERS are --form FORM, --since DAY, --email ADDRESS, and --waiting for those
that still wait or were given up.
FORM is ${submissionKinds.join(', ')}.
DAY is a day such as 2026-01-31, from its beginning in UTC.
REFERENCE is what the sender was given, such as AB12-CD34.
ADDRESS is an email address; "-" reads it from standard input, which keeps it
out of the shell's history, the list of processes and the logs of npm.

What each of them shows or changes is written into the audit trail of the staff
desk, under the name of the system's user, or not done. A backup alone is made
also where the database takes no line, and says so; a rehearsal, which shows
nothing of anybody, writes none.

It ends with 0 when it did what was asked, 1 when it could not, 2 when the
command was written wrongly. It reads the settings of the site: DATABASE_URL,
or DATA_DIR (default ./data), and STORAGE_KEYS.`;

/** A call that was written wrongly; its message says how to write it, and repeats no address. */
export class UsageError extends Error {}
