import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { VisitStore } from './storage.ts';

/** Page views over any database that Kysely speaks to. */
export function visitStore({ db }: Engine): VisitStore {
  return {
    async count(date, path) {
      await db
        .insertInto('visits')
        .values({ day: date, path, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet({ count: sql<number>`visits.count + 1` }),
        )
        .execute();
    },

    async list(since) {
      return db
        .selectFrom('visits')
        .selectAll()
        .where('day', '>=', since)
        .orderBy('day')
        .orderBy('path')
        .execute();
    },
  };
}
