import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { YardVehicle } from '#features/inventory/model/vehicle.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import { type JobList, type PriceList, type VehicleList, watchLetterGap } from '../../model/watch-store.ts';
import {
  hasPassed,
  readWatch,
  type WatchFind,
  type WatchKind,
  wants,
  watchedPrice,
} from '../../model/watches.ts';
import { enterItems, enterSource, isAnythingNew } from './alert-announcing.ts';
import { waitingLetter } from './alert-letters.ts';
import type { WatchRow } from './watch-rows.ts';

/** Few enough for one statement on either engine. */
const batch = 200;

/** A vehicle by what its yard tells it apart by. */
const idOf = ({ yard, stock }: YardVehicle) => `${yard}/${stock}`;

/** Announces vehicles that are new in their yards. */
export function announceVehicles(
  engine: Engine,
  { source, vehicles, isSample }: VehicleList,
  now: number,
): Promise<number> {
  const items = vehicles.map((vehicle) => ({
    id: idOf(vehicle),
    find: { kind: 'arrival' as const, ...vehicle, isSample },
  }));
  return announceNewFinds(engine, { kind: 'arrival', name: source, items }, now);
}

/** Announces jobs that were not open before. */
export function announceJobs(
  engine: Engine,
  { source, jobs, isSample }: JobList,
  now: number,
): Promise<number> {
  const items = jobs.map((job) => ({ id: job.id, find: { kind: 'job' as const, ...job, isSample } }));
  return announceNewFinds(engine, { kind: 'job', name: source, items }, now);
}

/** What a source has now that watches of a kind may wait for. */
type FindSource = {
  kind: Exclude<WatchKind, 'price'>;
  name: string;
  items: readonly { id: string; find: WatchFind }[];
};

/** Remembers what a source has, finds watches for what is new, and writes the letters that are due. */
async function announceNewFinds({ db }: Engine, source: FindSource, now: number): Promise<number> {
  const { kind, name } = source;
  const isNew = await isAnythingNew(db, [source]);
  if (!isNew && (await dueFinds(db, kind, now)).length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    if (isNew) {
      const isFirstLook = await enterSource(trx, name, now);
      const fresh = await enterItems(trx, source, now);
      if (!isFirstLook) await enterFinds(trx, kind, fresh, now);
    }
    return writeDueLetters(trx, kind, new Set(source.items.map(({ id }) => id)), now);
  });
}

/** Writes down which watches wait for these. */
async function enterFinds(
  trx: Kysely<Tables>,
  kind: FindSource['kind'],
  fresh: FindSource['items'],
  now: number,
): Promise<void> {
  if (fresh.length === 0) return;
  const finds = (await openWatches(trx, kind)).flatMap(({ id: watchId, terms }) => {
    const watch = readWatch(terms);
    return fresh
      .filter(({ find }) => wants(watch, find))
      .map(({ id, find }) => ({
        watch_id: watchId,
        item_id: id,
        item: JSON.stringify(find),
        found_at: now,
        letter_id: null,
      }));
  });
  for (let start = 0; start < finds.length; start += batch) {
    await trx
      .insertInto('alert_finds')
      .values(finds.slice(start, start + batch))
      .onConflict((conflict) => conflict.columns(['watch_id', 'item_id']).doNothing())
      .execute();
  }
}

/** What waits for a letter and may have one now. */
function dueFinds(db: Kysely<Tables>, kind: FindSource['kind'], now: number) {
  return db
    .selectFrom('alert_finds')
    .innerJoin('alert_watches', 'alert_watches.id', 'alert_finds.watch_id')
    .select(['alert_finds.watch_id', 'alert_finds.item_id', 'alert_watches.subscription_id'])
    .where('alert_watches.kind', '=', kind)
    .where('alert_finds.letter_id', 'is', null)
    .where('alert_watches.ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('alert_watches.told_at', 'is', null), eb('alert_watches.told_at', '<=', now - watchLetterGap)]),
    )
    .orderBy('alert_finds.watch_id')
    .execute();
}

/** A letter for each watch that has something to tell. What left the list while it waited is not told any more. */
async function writeDueLetters(
  trx: Kysely<Tables>,
  kind: FindSource['kind'],
  standing: ReadonlySet<string>,
  now: number,
) {
  let count = 0;
  for (const [watchId, finds] of Map.groupBy(await dueFinds(trx, kind, now), (find) => find.watch_id)) {
    const { numUpdatedRows } = await trx
      .updateTable('alert_watches')
      .set({ told_at: now })
      .where('id', '=', watchId)
      .where(({ or, eb }) => or([eb('told_at', 'is', null), eb('told_at', '<=', now - watchLetterGap)]))
      .executeTakeFirstOrThrow();
    // Another instance was here first.
    if (numUpdatedRows === 0n) continue;
    const [told, gone] = [true, false].map((isStanding) =>
      finds.filter((find) => standing.has(find.item_id) === isStanding).map((find) => find.item_id),
    ) as [string[], string[]];
    for (let start = 0; start < gone.length; start += batch) {
      await trx
        .deleteFrom('alert_finds')
        .where('watch_id', '=', watchId)
        .where('item_id', 'in', gone.slice(start, start + batch))
        .execute();
    }
    if (told.length === 0) {
      await trx.updateTable('alert_watches').set({ told_at: null }).where('id', '=', watchId).execute();
      continue;
    }
    const letterId = await writeLetter(
      trx,
      { id: watchId, subscription_id: finds[0]?.subscription_id ?? '' },
      kind,
      now,
    );
    for (let start = 0; start < told.length; start += batch) {
      await trx
        .updateTable('alert_finds')
        .set({ letter_id: letterId })
        .where('watch_id', '=', watchId)
        .where('item_id', 'in', told.slice(start, start + batch))
        .execute();
    }
    count += 1;
  }
  return count;
}

/** Ends every watch whose price has passed its mark, with a letter that says so. */
export async function announcePassedPrices(
  { db }: Engine,
  { boards, isSample }: PriceList,
  now: number,
): Promise<number> {
  const passed = (await openWatches(db, 'price')).flatMap((row) => {
    const watch = readWatch(row.terms);
    if (watch.kind !== 'price') return [];
    const price = watchedPrice(watch, boards);
    return price !== null && hasPassed(watch, price.price) ? [{ row, price }] : [];
  });
  if (passed.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    let count = 0;
    for (const { row, price } of passed) {
      const { numUpdatedRows } = await trx
        .updateTable('alert_watches')
        .set({ ended_at: now, told_at: now })
        .where('id', '=', row.id)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      // Another instance was here first, or it was stopped meanwhile.
      if (numUpdatedRows === 0n) continue;
      const letterId = await writeLetter(trx, row, 'price', now);
      const find: WatchFind = { kind: 'price', ...price, isSample };
      await trx
        .insertInto('alert_finds')
        .values({
          watch_id: row.id,
          item_id: price.day,
          item: JSON.stringify(find),
          found_at: now,
          letter_id: letterId,
        })
        .execute();
      count += 1;
    }
    return count;
  });
}

/** What confirmed watches of a kind wait for, in one order whoever looks. */
function openWatches(db: Kysely<Tables>, kind: WatchKind): Promise<WatchRow[]> {
  return db
    .selectFrom('alert_watches')
    .selectAll()
    .where('kind', '=', kind)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

async function writeLetter(
  trx: Kysely<Tables>,
  watch: Pick<WatchRow, 'id' | 'subscription_id'>,
  kind: WatchKind,
  now: number,
): Promise<string> {
  const id = `${randomUUID()}.${watch.id}`;
  await trx
    .insertInto('alert_letters')
    .values({ ...waitingLetter(watch.subscription_id, kind, now, now), id, watch_id: watch.id })
    .execute();
  return id;
}
