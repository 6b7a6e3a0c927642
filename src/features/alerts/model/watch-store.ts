import type { OpenJob } from '#features/careers/model/ports.ts';
import type { YardVehicle } from '#features/inventory/model/vehicle.ts';
import type { PriceBoard } from '#features/prices/model/price-board.ts';
import type { Language } from '#i18n/language.ts';
import type { Watch } from './watches.ts';

/** How long after a letter about a watch the next one may follow, in milliseconds. */
export const watchLetterGap = 24 * 3_600_000;

/** Somebody asks to be told of one thing. */
export type WatchRequest = {
  /** As `fitEmail` has it. */
  email: string;
  language: Language;
  watch: Watch;
  /** Milliseconds since 1970. */
  now: number;
};

/** A watch as its pages see it. */
export type StoredWatch = {
  id: string;
  /** `ended`: it is done, since its price passed the mark. */
  state: 'pending' | 'confirmed' | 'ended';
  watch: Watch;
};

/** What stands in the parts yards at the moment. */
export type VehicleList = {
  /** Names the source: what is made up and what a feed says are two. */
  source: string;
  vehicles: readonly YardVehicle[];
  isSample: boolean;
};

/** What jobs are open at the moment. */
export type JobList = { source: string; jobs: readonly OpenJob[]; isSample: boolean };

/** What yards pay at the moment. */
export type PriceList = { boards: ReadonlyMap<string, PriceBoard>; isSample: boolean };

/** What addresses wait for, beside topics. Each watch is confirmed by a letter of its own, whoever the address belongs to. */
export type WatchStore = {
  /**
   * Enters a watch as waiting for its confirmation, with the letter that asks for it, in one transaction. Who has the same
   * one already, or as many as there may be, is told so by a letter, at most once a day; a letter that would come too soon
   * is left out. Throws `StorageFullError` while the disk is nearly full.
   */
  ask(request: WatchRequest): Promise<void>;
  /** Which watch this confirmation link is for; undefined when it is unknown or came too late. */
  findByConfirmToken(token: string, now: number): Promise<(StoredWatch & { language: Language }) | undefined>;
  /** Confirms; again is no fault. Returns the token that changes and stops; undefined when the link is unknown or late. */
  confirm(token: string, now: number): Promise<{ stopToken: string } | undefined>;
  /** The watches of whose letters carry this token, without those that wait for their confirmation; the first asked first. */
  ofStopToken(token: string): Promise<StoredWatch[]>;
  /** All of a subscription. */
  ofSubscription(id: string): Promise<StoredWatch[]>;
  /**
   * Erases one watch with its letters; the whole subscription with a record, where nothing else is left of it. False when
   * there is no such watch.
   */
  stop(token: string, watchId: string, now: number): Promise<boolean>;
  /**
   * Remembers every vehicle, and puts a letter for each confirmed watch that waits for one of the new ones into the outbox,
   * or keeps what was found until a day has passed since its last letter. Nothing of a source that was never looked at is
   * new. Any number of instances may look at once: one of them finds each vehicle. Returns the number of letters.
   */
  announceVehicles(list: VehicleList, now: number): Promise<number>;
  /** The same of jobs. */
  announceJobs(list: JobList, now: number): Promise<number>;
  /** Writes a letter for each watch whose price has passed its mark, and ends it. Returns the number of letters. */
  announcePrices(list: PriceList, now: number): Promise<number>;
};
