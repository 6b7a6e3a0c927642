import { randomUUID } from 'node:crypto';
import type { NewSubmission } from '#features/submissions/model/submission-store.ts';
import { deliveryTopicsOf } from '#features/submissions/server/delivery/delivery-topics.ts';
import type { Storage } from '#server/storage/storage.ts';

/** A fresh, empty storage for one test. */
export type StorageUnderTest = {
  storage: Storage;
  /** Closes it and opens the same data again, as a restart does. */
  reopen(): Promise<Storage>;
  /** Opens the same data once more, as a second instance does. `dispose` closes it. */
  another(): Promise<Storage>;
  dispose(): Promise<void>;
};

/** A moment for tests, in milliseconds. */
export const noon = Date.UTC(2026, 0, 31, 12);

/** A new submission for tests: a privacy request of noon, unless changed. */
export function submission(change: Partial<NewSubmission> = {}): NewSubmission {
  const { kind = 'privacy' } = change;
  return {
    id: randomUUID(),
    kind,
    language: 'eng',
    content: { name: 'Ana', city: 'Portland' },
    createdAt: noon,
    topics: deliveryTopicsOf[kind],
    ...change,
  };
}
