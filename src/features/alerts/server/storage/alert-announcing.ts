import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { AlertItem, AlertSource } from '../../model/alert-store.ts';

/** Few enough for one statement on either engine. */
const batch = 200;

/**
 * Remembers what is new in these sources and puts the letters about it into the outbox, in one transaction. The primary
 * keys of what was seen decide who announces: a second instance waits for the first and then finds nothing new.
 */
export async function announceNew(
  { db }: Engine,
  sources: readonly AlertSource[],
  now: number,
): Promise<number> {
  if (!(await isAnythingNew(db, sources))) return 0;
  return db.transaction().execute(async (trx) => {
    const items: AlertItem[] = [];
    // In one order whoever looks, so that two instances never wait for each other.
    for (const source of sources.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const isFirstLook = await enterSource(trx, source.name, now);
      const fresh = await enterItems(trx, source, now);
      if (!isFirstLook) items.push(...fresh.filter(({ isNews }) => isNews));
    }
    return items.length === 0 ? 0 : writeLetters(trx, items, now);
  });
}

/** A source of anything that has an id. */
type ItemSource<Item extends { id: string }> = { name: string; items: readonly Item[] };

/** Most looks find nothing, and should not keep other writers waiting. */
export async function isAnythingNew(
  db: Kysely<Tables>,
  sources: readonly ItemSource<{ id: string }>[],
): Promise<boolean> {
  const looked = await db.selectFrom('alert_sources').select('name').execute();
  for (const source of sources) {
    if (!looked.some(({ name }) => name === source.name)) return true;
    if ((await unknownItems(db, source)).length > 0) return true;
  }
  return false;
}

async function unknownItems<Item extends { id: string }>(
  db: Kysely<Tables>,
  { name, items }: ItemSource<Item>,
): Promise<Item[]> {
  const known = await db.selectFrom('alert_items').select('item_id').where('source', '=', name).execute();
  const ids = new Set(known.map(({ item_id: id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}

/** Enters a source; true at the first look at it. */
export async function enterSource(trx: Kysely<Tables>, name: string, now: number): Promise<boolean> {
  const entered = await trx
    .insertInto('alert_sources')
    .values({ name, first_seen_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return entered.numInsertedOrUpdatedRows !== 0n;
}

/** Enters what is not known yet, and returns what this transaction entered. */
export async function enterItems<Item extends { id: string }>(
  trx: Kysely<Tables>,
  source: ItemSource<Item>,
  now: number,
): Promise<Item[]> {
  const unknown = (await unknownItems(trx, source)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const entered = new Set<string>();
  for (let start = 0; start < unknown.length; start += batch) {
    const rows = await trx
      .insertInto('alert_items')
      .values(
        unknown
          .slice(start, start + batch)
          .map(({ id }) => ({ source: source.name, item_id: id, seen_at: now })),
      )
      .onConflict((conflict) => conflict.columns(['source', 'item_id']).doNothing())
      .returning('item_id')
      .execute();
    for (const { item_id: id } of rows) entered.add(id);
  }
  // As the source has them: the letter lists them so.
  return source.items.filter(({ id }) => entered.has(id));
}

/** One letter for each confirmed subscriber of any of these items, however many there are, in one statement. */
async function writeLetters(trx: Kysely<Tables>, items: readonly AlertItem[], now: number): Promise<number> {
  const id = randomUUID();
  const topics = [...new Set(items.flatMap((item) => item.topics))];
  if (topics.length === 0) return 0;
  await trx
    .insertInto('alert_announcements')
    .values({ id, items: JSON.stringify(items), created_at: now })
    .execute();
  const { numAffectedRows } = await sql`
    insert into alert_letters (id, subscription_id, announcement_id, kind, attempts, created_at, next_at)
    select ${`${id}.`} || alert_subscriptions.id, alert_subscriptions.id, ${id}, 'alert', 0,
      ${sql.lit(now)}, ${sql.lit(now)}
    from alert_subscriptions
    where confirmed_at is not null
      and (${sql.join(
        topics.map((topic) => sql`topics like ${`%,${topic},%`}`),
        sql` or `,
      )})
  `.execute(trx);
  return Number(numAffectedRows);
}
