import type { Language } from '#i18n/language.ts';
import type { CachedSource } from './cached-source.ts';

/** Where a list comes from: English always, every other language where somebody offers it. */
export type Feeds<Item> = { eng: CachedSource<Item[]> } & Partial<
  Record<Language, CachedSource<Item[]> | null>
>;
