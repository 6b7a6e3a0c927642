import type { Engine } from './engine.ts';
import type { SharedCopies } from './storage.ts';

/** A month, in milliseconds. */
const keptFor = 30 * 86_400_000;

/** No lease runs for so long, in milliseconds: one that ends later was given by a clock that went ahead. */
const longestLease = 3_600_000;

/** Copies of documents elsewhere over any database that Kysely speaks to. */
export function copyStore({ db }: Engine): SharedCopies {
  return {
    async find(source) {
      const row = await db
        .selectFrom('source_copies')
        .select(['read_at', 'leased_until', 'failure'])
        .where('source', '=', source)
        .executeTakeFirst();
      return row ? { readAt: row.read_at, leasedUntil: row.leased_until, failure: row.failure } : null;
    },

    async read(source) {
      const row = await db
        .selectFrom('source_copies')
        .select(['text', 'read_at'])
        .where('source', '=', source)
        .executeTakeFirst();
      return row && row.text !== null && row.read_at !== null
        ? { text: row.text, readAt: row.read_at }
        : null;
    },

    async lease(source, { now, until, staleAt }) {
      // One statement: of two instances that ask at once the second finds the row as the first has left it.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('source_copies')
        .values({ source, text: null, read_at: null, leased_until: until, failure: null })
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet({ leased_until: until })
            .where(({ eb, or }) =>
              or([
                eb('source_copies.leased_until', '<=', now),
                eb('source_copies.leased_until', '>', now + longestLease),
              ]),
            )
            // Another may have brought it since we looked. A copy from a moment ahead is none to go by.
            .where(({ eb, or }) =>
              or([
                eb('source_copies.read_at', 'is', null),
                eb('source_copies.read_at', '<=', staleAt),
                eb('source_copies.read_at', '>', now),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async keep(source, { text, readAt }) {
      const kept = { text, read_at: readAt, leased_until: 0, failure: null };
      await db
        .insertInto('source_copies')
        .values({ source, ...kept })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(kept))
        .execute();
      await db
        .deleteFrom('source_copies')
        .where('read_at', '<', readAt - keptFor)
        .execute();
    },

    async fail(source, failure, until) {
      await db
        .updateTable('source_copies')
        .set({ failure, leased_until: until })
        .where('source', '=', source)
        .execute();
    },
  };
}
