import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { type AlertSubscription, confirmWithin } from '../../model/alert-store.ts';
import { type AlertTopic, knownTopics } from '../../model/alerts.ts';

/** A row of `alert_subscriptions`, whole. */
export type SubscriptionRow = Selectable<Tables['alert_subscriptions']>;

/** What a row keeps closed: the address, the tokens of its letters, and whether it is there to try them. */
export type SubscriptionSecrets = { email: string; confirm: string; stop: string; canary?: true };

/** Where they are closed for: table and row. Moved elsewhere, they do not open. */
export const subscriptionPlace = (id: string) => `alert_subscriptions/${id}`;

/** Opens them; throws when the row was tampered with or its key is missing. */
export function openSecrets(vault: Vault, { id, key_id: keyId, payload }: SubscriptionRow) {
  return vault.open(subscriptionPlace(id), { keyId, payload }) as SubscriptionSecrets;
}

/** A token that nobody guesses: 192 random bits, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What the database knows of a token. Random bits need no salt and no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** `['news', 'events']` → `,news,events,` */
export function writeTopics(topics: readonly AlertTopic[]): string {
  return `,${topics.join(',')},`;
}

/** `,news,events,` → `['news', 'events']` */
export function readTopics(text: string): AlertTopic[] {
  return knownTopics(text.split(','));
}

/** What its pages may know of a row. */
export function readSubscription(row: SubscriptionRow): AlertSubscription {
  return {
    state: row.confirmed_at === null ? 'pending' : 'confirmed',
    topics: readTopics(row.topics),
    language: readLanguage(row.language),
  };
}

/** True for a sign-up that nobody confirmed in time. */
export function isLate(row: Pick<SubscriptionRow, 'confirmed_at' | 'asked_at'>, now: number): boolean {
  return row.confirmed_at === null && row.asked_at + confirmWithin <= now;
}

/** What the confirmation link of a subscription is for now; undefined when it came too late, or no letter ever carried it. */
export function awaited(row: SubscriptionRow, now: number): AlertSubscription | undefined {
  const isOver = row.asked_at + confirmWithin <= now;
  const language = readLanguage(row.language);
  if (row.asked_topics !== null)
    return isOver ? undefined : { state: 'pending', topics: readTopics(row.asked_topics), language };
  if (row.confirmed_at === null && isOver) return undefined;
  // Whoever asked for watches alone has letters with the links of these.
  const subscription = readSubscription(row);
  return subscription.topics.length > 0 ? subscription : undefined;
}

/** The language of a row. */
export function readLanguage(text: string): Language {
  return isLanguage(text) ? text : defaultLanguage;
}

/** The keys that addresses are closed with. */
export async function alertKeyIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('alert_subscriptions').select('key_id').distinct().execute();
  return rows.map((row) => row.key_id);
}
