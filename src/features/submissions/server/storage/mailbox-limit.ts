import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { fitEmail } from './email-index.ts';

/** What somebody can make the site write by typing an address, and how often in a day to one mailbox. */
const mostInADay = {
  /** An honest sender sends one request, or one more that mends it. */
  acknowledgement: 2,
  /** Addresses of one mailbox that were never heard of before and are asked whether they want alerts. */
  'alert-entry': 3,
  /** Letters that ask whether an address that nobody confirmed yet wants alerts, to all addresses of one mailbox together. */
  'alert-confirm': 12,
} as const;

/** A kind of letter that goes to whoever's address was typed. */
type LetterUse = keyof typeof mostInADay;

const day = 86_400_000;

/**
 * The mailbox behind an address: `Ana+news@Example.com` → `ana@example.com`. Behind Gmail's the dots go as well, since
 * they mean nothing there. Who takes another for the same only gets a letter less.
 */
export function mailboxOf(email: string): string {
  const fitted = fitEmail(email);
  const at = fitted.lastIndexOf('@');
  const name = fitted.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const host = fitted.slice(at + 1);
  return /^(gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * Takes one of the places that a mailbox has in a day for letters of this use; false when all are taken. Places lie among what
 * passes once, under a hash of the mailbox, and go with it: in the transaction that writes the letter, for all instances.
 */
export async function takeLetterPlace(
  trx: Kysely<Tables>,
  vault: Vault,
  { use, email, now }: { use: LetterUse; email: string; now: number },
): Promise<boolean> {
  const places = Array.from({ length: mostInADay[use] }, (_, at) => at + 1);
  const placesUnder = (keyId: string): string[] => {
    const hash = vault.emailHash(`${use} ${mailboxOf(email)}`, keyId);
    return places.map((place) => `letter ${hash} ${place}`);
  };
  // Those that were taken under a former key count as well: a change of keys must not open a mailbox anew.
  const { taken: count } = await trx
    .selectFrom('captcha_used')
    .select(({ fn }) => fn.countAll().as('taken'))
    .where('signature', 'in', vault.keyIds.flatMap(placesUnder))
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + 2 * day)
    .executeTakeFirstOrThrow();
  if (Number(count) >= places.length) return false;
  for (const signature of placesUnder(vault.current)) {
    const taken = await trx
      .insertInto('captcha_used')
      .values({ signature, expires_at: now + day })
      .onConflict((conflict) =>
        conflict
          .column('signature')
          .doUpdateSet({ expires_at: now + day })
          // Free again: its day is over, or it was taken by a clock that was ahead.
          .where(({ or, eb }) =>
            or([eb('captcha_used.expires_at', '<=', now), eb('captcha_used.expires_at', '>', now + 2 * day)]),
          ),
      )
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}
