import { describe, expect, test } from 'vitest';
import {
  type AlertLetter,
  confirmLetters,
  confirmWithin,
  knownLetterGap,
  letterDays,
} from '#features/alerts/model/alert-store.ts';
import { watchLetterGap } from '#features/alerts/model/watch-store.ts';
import {
  type ArrivalWatch,
  mostWatches,
  type PriceWatch,
  type Watch,
} from '#features/alerts/model/watches.ts';
import type { OpenJob } from '#features/careers/model/ports.ts';
import type { YardVehicle } from '#features/inventory/model/vehicle.ts';
import type { PriceBoard } from '#features/prices/model/price-board.ts';
import type { Storage } from '#server/storage/storage.ts';
import { noon, type StorageUnderTest } from '../support/storage-fixture.ts';

const day = 86_400_000;

/** What any storage has to do about watches, as tests. */
export function testWatchesContract(opened: () => StorageUnderTest): void {
  describe('watches', () => {
    const alerts = () => opened().storage.alerts;
    const arrival = (change: Partial<ArrivalWatch> = {}): ArrivalWatch => ({
      ...{ kind: 'arrival', make: 'Harrow', model: '', from: null, to: null, yard: '' },
      ...change,
    });
    const price = (change: Partial<PriceWatch> = {}): PriceWatch => ({
      ...{ kind: 'price', grade: 'copper-1', yard: '', currency: 'USD', unit: 'pound' },
      ...{ when: 'at-least', mark: 4 },
      ...change,
    });
    const ask = (watch: Watch, now = noon, email = 'ana@example.com') =>
      alerts().watches.ask({ email, language: 'eng', watch, now });
    const claim = (now = noon, storage: Pick<Storage, 'alerts'> = opened().storage) =>
      storage.alerts.letters.claim({ now, limit: 100, leaseMs: 60_000 });
    const settle = async (now = noon): Promise<AlertLetter[]> => {
      const letters = await claim(now);
      for (const { id } of letters) await alerts().letters.done(id, now);
      return letters;
    };
    /** Asks and confirms; returns the token that stops. */
    const join = async (watch: Watch, now = noon, email = 'ana@example.com') => {
      await ask(watch, now, email);
      const letter = (await settle(now)).find((one) => one.email === email);
      const confirmed = await alerts().watches.confirm(letter?.confirmToken ?? '', now);
      return confirmed?.stopToken ?? '';
    };
    const vehicle = (stock: string, change: Partial<YardVehicle> = {}): YardVehicle => ({
      ...{ stock, yard: 'houston', row: '14', year: 2009, make: 'Harrow', model: 'KR-V' },
      ...{ arrived: '2026-11-20' },
      ...change,
    });
    const look = (vehicles: YardVehicle[], now = noon, storage: Pick<Storage, 'alerts'> = opened().storage) =>
      storage.alerts.watches.announceVehicles({ source: 'vehicles', vehicles, isSample: false }, now);
    const job = (id: string, change: Partial<OpenJob> = {}): OpenJob => ({
      ...{ id, posted: '2026-11-20', family: 'trades', place: 'tacoma' },
      ...change,
    });
    const lookAtJobs = (jobs: OpenJob[], now = noon, storage: Pick<Storage, 'alerts'> = opened().storage) =>
      storage.alerts.watches.announceJobs({ source: 'jobs', jobs, isSample: true }, now);
    const board = (paid: number | null, rest: Partial<PriceBoard> = {}): PriceBoard => ({
      ...{ day: '2026-11-20', currency: 'USD', sample: false, history: () => [] },
      lines: [{ grade: 'copper-1', unit: 'pound', price: paid, change: null }],
      ...rest,
    });
    const lookAtPrices = (boards: Record<string, PriceBoard>, now = noon) =>
      alerts().watches.announcePrices({ boards: new Map(Object.entries(boards)), isSample: true }, now);
    const stocks = (letters: AlertLetter[]) =>
      letters.map(({ watch }) => watch?.finds.map((find) => (find.kind === 'arrival' ? find.stock : '')));

    test('a watch waits for its own confirmation, with a letter, and a restart loses neither', async () => {
      await ask(arrival({ model: 'KR-V', from: 2005 }));
      expect(await alerts().count()).toEqual({ pending: 1, confirmed: 0 });
      const storage = await opened().reopen();
      const [letter, ...more] = await claim(noon, storage);
      expect(more).toEqual([]);
      expect(letter).toMatchObject({
        kind: 'watch-confirm',
        email: 'ana@example.com',
        topics: [],
        watch: { terms: arrival({ model: 'KR-V', from: 2005 }), finds: [] },
      });
      const { confirmToken = '', stopToken = '' } = letter ?? {};
      expect(confirmToken).toMatch(/^[\w-]{32}$/);
      expect(await storage.alerts.watches.ofStopToken(stopToken)).toEqual([]);
      expect(await storage.alerts.watches.findByConfirmToken(confirmToken, noon)).toMatchObject({
        ...{ state: 'pending', language: 'eng' },
      });
      expect(await storage.alerts.watches.confirm(stopToken, noon)).toBeUndefined();
      expect(await storage.alerts.watches.confirm(confirmToken, noon)).toEqual({ stopToken });
      expect(await storage.alerts.watches.confirm(confirmToken, noon + 9 * day)).toEqual({ stopToken });
      expect(await storage.alerts.count()).toEqual({ pending: 0, confirmed: 1 });
      expect(await storage.alerts.findByStopToken(stopToken)).toMatchObject({
        state: 'confirmed',
        topics: [],
      });
      expect(await storage.alerts.watches.ofStopToken(stopToken)).toMatchObject([
        { state: 'confirmed', watch: { make: 'Harrow' } },
      ]);
    });

    test('a link that comes too late confirms nothing, and its address is erased', async () => {
      await ask(arrival());
      const [letter] = await settle();
      const late = noon + confirmWithin;
      expect(await alerts().watches.findByConfirmToken(letter?.confirmToken ?? '', late)).toBeUndefined();
      expect(await alerts().watches.confirm(letter?.confirmToken ?? '', late)).toBeUndefined();
      expect(await alerts().eraseExpired(late - 1)).toBe(0);
      expect(await alerts().eraseExpired(late)).toBe(1);
      expect(await alerts().withEmail('ana@example.com')).toEqual([]);
    });

    test('a subscriber confirms each further watch, which one letter asks for at a time', async () => {
      const stop = await join(arrival());
      await ask(arrival({ make: 'Foothill' }), noon + 1);
      expect(await alerts().watches.ofStopToken(stop)).toHaveLength(1);
      await ask(arrival({ make: 'Foothill' }), noon + 2);
      const [letter, ...more] = await settle(noon + 2);
      expect([letter?.kind, more]).toEqual(['watch-confirm', []]);
      await ask(arrival({ make: 'Foothill' }), noon + 1 + confirmLetters.gap);
      const [again] = await settle(noon + 1 + confirmLetters.gap);
      expect(again?.confirmToken).toBe(letter?.confirmToken);
      await alerts().watches.confirm(again?.confirmToken ?? '', noon + day);
      expect(await alerts().watches.ofStopToken(stop)).toHaveLength(2);
    });

    test('the same watch again is answered by one letter a day that says what stands', async () => {
      await join(arrival());
      await ask(arrival(), noon + knownLetterGap);
      await ask(arrival(), noon + knownLetterGap + 1);
      const letters = await settle(noon + knownLetterGap + 1);
      expect(letters).toMatchObject([{ kind: 'known', watches: [arrival()] }]);
      expect(await alerts().count()).toEqual({ pending: 0, confirmed: 1 });
    });

    test('an address has twenty watches at most, five of them unconfirmed, and is told so by letter', async () => {
      for (let year = 1; year <= mostWatches.pending + 1; year += 1)
        await ask(arrival({ from: 2000 + year }));
      const letters = await settle();
      expect(letters).toHaveLength(mostWatches.pending);
      for (const { confirmToken } of letters) await alerts().watches.confirm(confirmToken, noon);
      for (let year = 6; year <= mostWatches.all; year += 1) await join(arrival({ from: 2000 + year }));
      const stop = letters[0]?.stopToken ?? '';
      expect(await alerts().watches.ofStopToken(stop)).toHaveLength(mostWatches.all);
      await ask(arrival({ from: 2030 }));
      await ask(arrival({ from: 2030 }));
      const [full, ...more] = await settle();
      expect([full?.kind, full?.watches.length, more]).toEqual(['full', mostWatches.all, []]);
      expect(await alerts().watches.ofStopToken(stop)).toHaveLength(mostWatches.all);
    });

    test('topics and watches of one address are confirmed each by its own link', async () => {
      await alerts().subscribe({ email: 'ana@example.com', topics: ['news'], language: 'eng', now: noon });
      await ask(arrival());
      const letters = await settle();
      const tokenOf = (kind: string) => letters.find((one) => one.kind === kind)?.confirmToken ?? '';
      const confirmed = await alerts().watches.confirm(tokenOf('watch-confirm'), noon);
      const stop = confirmed?.stopToken ?? '';
      expect(await alerts().findByStopToken(stop)).toMatchObject({ topics: [] });
      expect(await alerts().findByConfirmToken(tokenOf('confirm'), noon)).toMatchObject({
        ...{ state: 'pending', topics: ['news'] },
      });
      await alerts().confirm(tokenOf('confirm'), noon);
      expect(await alerts().findByStopToken(stop)).toMatchObject({ topics: ['news'] });
    });

    test('who has watches alone can ask for topics, which count after their own link', async () => {
      const stop = await join(arrival());
      const later = noon + day;
      await alerts().subscribe({ email: 'ana@example.com', topics: ['quote'], language: 'eng', now: later });
      const [letter] = await settle(later);
      expect(letter).toMatchObject({ kind: 'confirm', topics: ['quote'] });
      expect(await alerts().findByStopToken(stop)).toMatchObject({ topics: [] });
      await alerts().confirm(letter?.confirmToken ?? '', later);
      expect(await alerts().findByStopToken(stop)).toMatchObject({ topics: ['quote'] });
    });

    test('topics that nobody confirmed beside a watch are forgotten', async () => {
      const stop = await join(arrival());
      await alerts().subscribe({ email: 'ana@example.com', topics: ['quote'], language: 'eng', now: noon });
      const [letter] = await settle();
      const late = noon + confirmWithin;
      expect(await alerts().confirm(letter?.confirmToken ?? '', late)).toBeUndefined();
      expect(await alerts().eraseExpired(late)).toBe(0);
      expect(await alerts().watches.ofStopToken(stop)).toHaveLength(1);
      expect(await alerts().findByStopToken(stop)).toMatchObject({ topics: [] });
    });

    test('a first look tells nothing, an arrival is told once, and other vehicles are not told', async () => {
      await join(arrival({ model: 'krv', from: 2005, to: 2010, yard: 'houston' }));
      expect(await look([vehicle('1')])).toBe(0);
      const all = [
        vehicle('1'),
        vehicle('2'),
        vehicle('3', { year: 2004 }),
        vehicle('4', { yard: 'surrey' }),
        vehicle('5', { make: 'Foothill' }),
        vehicle('6', { model: 'Dot' }),
      ];
      expect(await look(all)).toBe(1);
      expect(await look(all)).toBe(0);
      const letters = await settle();
      expect(stocks(letters)).toEqual([['2']]);
      expect(letters[0]?.watch?.finds).toEqual([{ kind: 'arrival', isSample: false, ...vehicle('2') }]);
      // Gone and back again is no arrival.
      expect(await look([vehicle('1')], noon + 2 * day)).toBe(0);
      expect(await look(all, noon + 3 * day)).toBe(0);
    });

    test('a watch has one letter a day: what comes meanwhile waits, unless it has gone by then', async () => {
      await join(arrival());
      await look([]);
      expect(await look([vehicle('1')], noon)).toBe(1);
      await settle();
      expect(await look([vehicle('1'), vehicle('2'), vehicle('3')], noon + 1)).toBe(0);
      expect(await look([vehicle('1'), vehicle('2')], noon + watchLetterGap - 1)).toBe(0);
      expect(await look([vehicle('1'), vehicle('2')], noon + watchLetterGap)).toBe(1);
      expect(stocks(await settle(noon + watchLetterGap))).toEqual([['2']]);
      expect(await look([vehicle('1'), vehicle('2')], noon + 2 * watchLetterGap)).toBe(0);
    });

    test('what only waited and left its row is told to nobody', async () => {
      await join(arrival());
      await look([]);
      await look([vehicle('1')], noon);
      await settle();
      await look([vehicle('2')], noon + 1);
      expect(await look([], noon + watchLetterGap)).toBe(0);
      expect(await look([vehicle('4')], noon + watchLetterGap)).toBe(1);
      expect(stocks(await settle(noon + watchLetterGap))).toEqual([['4']]);
    });

    test('who has not confirmed is told nothing, and instances that look at once tell once', async () => {
      await join(arrival());
      await ask(arrival({ make: 'Foothill' }), noon, 'eva@example.com');
      await settle();
      await look([]);
      const other = await opened().another();
      const list = [vehicle('1'), vehicle('2', { make: 'Foothill' })];
      const sent = await Promise.all([
        look(list),
        look(list, noon, other),
        look(list),
        look(list, noon, other),
      ]);
      expect(sent.toSorted()).toEqual([0, 0, 0, 1]);
      const claimed = (await Promise.all([claim(), claim(noon, other)])).flat();
      expect(claimed.map(({ email }) => email)).toEqual(['ana@example.com']);
    });

    test('a job is told to those whose kind of work and place it has, once, however many look', async () => {
      const watch = { kind: 'job', family: 'trades', place: 'tacoma' } as const;
      await join(watch);
      await join({ ...watch, place: '' }, noon, 'eva@example.com');
      await join({ ...watch, family: 'office', place: '' }, noon, 'lee@example.com');
      await join(arrival(), noon, 'kim@example.com');
      // What is open already is no news.
      expect(await lookAtJobs([job('welder')])).toBe(0);
      const other = await opened().another();
      const list = [job('welder'), job('cutter'), job('fitter', { place: 'everett' })];
      const sent = await Promise.all([lookAtJobs(list), lookAtJobs(list, noon, other)]);
      expect(sent.toSorted()).toEqual([0, 2]);
      const told = new Map((await settle()).map(({ email, kind, watch: about }) => [email, { kind, about }]));
      expect([...told.keys()].toSorted()).toEqual(['ana@example.com', 'eva@example.com']);
      expect(told.get('ana@example.com')).toMatchObject({
        kind: 'job',
        about: {
          terms: watch,
          finds: [{ kind: 'job', id: 'cutter', place: 'tacoma', isSample: true }],
        },
      });
      expect(told.get('eva@example.com')?.about?.finds).toHaveLength(2);
      expect(await lookAtJobs(list)).toBe(0);
    });

    test('a job that closed while its letter waited is told to nobody, and other kinds keep theirs', async () => {
      await join({ kind: 'job', family: '', place: '' });
      await join(arrival(), noon, 'kim@example.com');
      await lookAtJobs([]);
      await look([]);
      await lookAtJobs([job('a')]);
      await look([vehicle('1')]);
      await settle();
      await lookAtJobs([job('a'), job('b')]);
      await look([vehicle('1'), vehicle('2')]);
      // The letters of one kind are not held against the list of the other.
      expect(await lookAtJobs([job('a')], noon + watchLetterGap)).toBe(0);
      expect(await look([vehicle('1'), vehicle('2')], noon + watchLetterGap)).toBe(1);
      expect(await settle(noon + watchLetterGap)).toMatchObject([{ kind: 'arrival' }]);
    });

    test('a price that passes its mark is told once, and the watch is done', async () => {
      const stop = await join(price({ mark: 4 }));
      await join(price({ when: 'less-than', mark: 3.5, yard: 'tacoma' }), noon, 'eva@example.com');
      const before = { tacoma: board(3.8), portland: board(3.99), surrey: board(9, { currency: 'CAD' }) };
      expect(await lookAtPrices(before)).toBe(0);
      expect(await lookAtPrices({ ...before, portland: board(4) })).toBe(1);
      expect(await lookAtPrices({ ...before, portland: board(4.2) })).toBe(0);
      const letters = await settle();
      expect(letters).toMatchObject([{ kind: 'price', email: 'ana@example.com' }]);
      expect(letters[0]?.watch?.finds).toEqual([
        { kind: 'price', yard: 'portland', price: 4, day: '2026-11-20', isSample: true },
      ]);
      expect(await alerts().watches.ofStopToken(stop)).toMatchObject([{ state: 'ended' }]);
      // No price is no price of zero.
      expect(await lookAtPrices({ tacoma: board(null) })).toBe(0);
      expect(await lookAtPrices({ tacoma: board(3.49) })).toBe(1);
    });

    test('a watch that was done is forgotten after two months, and its address with it', async () => {
      await join(price());
      await lookAtPrices({ tacoma: board(5) });
      await settle();
      expect(await alerts().eraseExpired(noon + letterDays * day - 1)).toBe(0);
      expect(await alerts().eraseExpired(noon + letterDays * day)).toBe(1);
      expect(await opened().storage.submissions.erasures()).toMatchObject([
        { kind: 'alerts', reason: 'age' },
      ]);
    });

    test('one watch is stopped alone, and the last takes the address with it', async () => {
      const stop = await join(arrival());
      await join(arrival({ make: 'Foothill' }), noon + 1);
      await look([]);
      await look([vehicle('1')]);
      const [first, second] = await alerts().watches.ofStopToken(stop);
      expect(await alerts().watches.stop(stop, 'x', noon)).toBe(false);
      expect(await alerts().watches.stop('x', first?.id ?? '', noon)).toBe(false);
      expect(await alerts().watches.stop(stop, first?.id ?? '', noon)).toBe(true);
      expect(await alerts().watches.stop(stop, first?.id ?? '', noon)).toBe(false);
      expect(await claim()).toEqual([]);
      expect(await alerts().watches.ofStopToken(stop)).toMatchObject([{ id: second?.id }]);
      expect(await opened().storage.submissions.erasures()).toEqual([]);
      await alerts().watches.stop(stop, second?.id ?? '', noon);
      expect(await alerts().withEmail('ana@example.com')).toEqual([]);
      expect(await opened().storage.submissions.erasures()).toMatchObject([
        { kind: 'alerts', reason: 'request' },
      ]);
    });

    test('stopping all, and erasing an address, takes the watches and their letters along', async () => {
      const stop = await join(arrival());
      await join(price(), noon, 'eva@example.com');
      await look([]);
      await look([vehicle('1')]);
      await lookAtPrices({ tacoma: board(5) });
      expect((await opened().storage.outbox.counts()).waiting).toBe(2);
      await alerts().stop(stop, noon);
      const [eva] = await alerts().withEmail('eva@example.com');
      expect(await alerts().watches.ofSubscription(eva?.id ?? '')).toMatchObject([{ state: 'ended' }]);
      expect(await alerts().eraseEmail('eva@example.com', noon)).toBe(1);
      expect(await alerts().watches.ofSubscription(eva?.id ?? '')).toEqual([]);
      expect((await opened().storage.outbox.counts()).waiting).toBe(0);
    });
  });
}
