import { describe, expect, test } from 'vitest';
import {
  type AlertItem,
  type AlertRequest,
  confirmLetters,
  confirmWithin,
  knownLetterGap,
  letterDays,
  refusedDays,
} from '#features/alerts/model/alert-store.ts';
import { alertTopics } from '#features/alerts/model/alerts.ts';
import type { Watch } from '#features/alerts/model/watches.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { fitEmail } from '#features/submissions/server/storage/email-index.ts';
import { inEveryLanguage } from '#i18n/choices.ts';
import type { Storage } from '#server/storage/storage.ts';
import { noon, type StorageUnderTest } from '../support/storage-fixture.ts';

const day = 86_400_000;

/** What any storage has to do about email alerts, as tests. */
export function testAlertsContract(opened: () => StorageUnderTest): void {
  describe('alerts', () => {
    const alerts = () => opened().storage.alerts;
    const request = (change: Partial<AlertRequest> = {}): AlertRequest => ({
      email: 'ana@example.com',
      topics: ['news'],
      language: 'eng',
      now: noon,
      ...change,
    });
    const claim = (now = noon, storage: Pick<Storage, 'alerts'> = opened().storage) =>
      storage.alerts.letters.claim({ now, limit: 100, leaseMs: 60_000 });
    const settle = async (now = noon) => {
      const letters = await claim(now);
      for (const { id } of letters) await alerts().letters.done(id, now);
      return letters;
    };
    /** Signs up and confirms; returns the token that stops. */
    const join = async (change: Partial<AlertRequest> = {}) => {
      const asked = request(change);
      await alerts().subscribe(asked);
      const [letter] = (await settle(asked.now)).filter(({ email }) => email === asked.email);
      const confirmed = await alerts().confirm(letter?.confirmToken ?? '', asked.now);
      return confirmed?.stopToken ?? '';
    };
    const item = (id: string, change: Partial<AlertItem> = {}): AlertItem => ({
      id,
      topics: ['news'],
      isNews: true,
      isSample: true,
      words: inEveryLanguage({
        eng: { title: `English ${id}`, text: 'More', url: `https://site.example/${id}` },
        es: { title: `Español ${id}`, text: 'Más', url: `https://es.site.example/${id}` },
      }),
      ...change,
    });
    const announce = (items: AlertItem[], now = noon, name = 'news') =>
      alerts().announce([{ name, items }], now);

    test('a mailbox is asked for three new addresses a day, and an address of another one still is', async () => {
      for (let number = 0; number < 40; number += 1)
        await alerts().subscribe(request({ email: `ana+${number}@example.com` }));
      await alerts().subscribe(request({ email: 'eva@example.com' }));
      const asked = await settle();
      expect(asked.map(({ email }) => email).toSorted()).toEqual([
        'ana+0@example.com',
        'ana+1@example.com',
        'ana+2@example.com',
        'eva@example.com',
      ]);
      // Who is known already is not shut out by strangers who use up the day.
      const later = noon + 86_400_000;
      await alerts().subscribe(request({ email: 'ana+0@example.com', now: later }));
      await alerts().subscribe(request({ email: 'ana+9@example.com', now: later }));
      expect((await settle(later)).map(({ email }) => email).toSorted()).toEqual([
        'ana+0@example.com',
        'ana+9@example.com',
      ]);
    });

    test('a mailbox is asked twelve times a day by all its addresses together, and who has confirmed still is', async () => {
      const watchOf = (from: number): Watch => ({
        ...{ kind: 'arrival', make: 'Harrow', model: 'KR-V', yard: '', to: null },
        from,
      });
      const known = await join({ email: 'a.na+known@gmail.com' });
      expect(known).not.toBe('');
      let count = 0;
      for (let round = 0; round < confirmLetters.most; round += 1) {
        const now = noon + (round + 1) * confirmLetters.gap;
        for (const email of ['ana+1@gmail.com', 'An.a+2@GoogleMail.com']) {
          await alerts().subscribe(request({ email: fitEmail(email), now }));
          const watch = watchOf(2000 + round);
          await alerts().watches.ask({ email: fitEmail(email), language: 'eng', watch, now });
        }
        count += (await settle(now)).length;
      }
      // With the one letter to the address that was confirmed.
      expect(count).toBe(11);
      const soon = noon + 6 * confirmLetters.gap;
      const watch = watchOf(1990);
      await alerts().watches.ask({ email: 'a.na+known@gmail.com', language: 'eng', watch, now: soon });
      expect((await settle(soon)).map(({ kind }) => kind)).toEqual(['watch-confirm']);
      // The day after, the mailbox is asked again.
      const later = noon + 2 * day;
      await alerts().subscribe(request({ email: 'ana+1@gmail.com', now: later }));
      expect(await settle(later)).toHaveLength(1);
    });

    test('a sign-up waits, with the letter that asks for its confirmation, and a restart loses neither', async () => {
      await alerts().subscribe(request({ topics: ['events', 'news'], language: 'es' }));
      expect(await alerts().count()).toEqual({ pending: 1, confirmed: 0 });
      const storage = await opened().reopen();
      const [letter, ...more] = await claim(noon, storage);
      expect(more).toEqual([]);
      expect(letter).toMatchObject({
        topic: 'alert',
        kind: 'confirm',
        email: 'ana@example.com',
        language: 'es',
        topics: ['news', 'events'],
        attempts: 0,
        createdAt: noon,
        items: [],
      });
      expect(letter?.confirmToken).toMatch(/^[\w-]{32}$/);
      expect(letter?.stopToken).toMatch(/^[\w-]{32}$/);
      expect(letter?.stopToken).not.toBe(letter?.confirmToken);
    });

    test('a confirmation counts once and again, and only with its own token', async () => {
      await alerts().subscribe(request());
      const [letter] = await settle();
      const { confirmToken = '', stopToken = '' } = letter ?? {};
      expect(await alerts().findByConfirmToken(confirmToken, noon)).toMatchObject({ state: 'pending' });
      expect(await alerts().confirm(stopToken, noon)).toBeUndefined();
      expect(await alerts().confirm('', noon)).toBeUndefined();
      expect(await alerts().confirm(confirmToken, noon)).toEqual({ stopToken });
      expect(await alerts().confirm(confirmToken, noon + 9 * day)).toEqual({ stopToken });
      expect(await alerts().findByConfirmToken(confirmToken, noon + 9 * day)).toMatchObject({
        state: 'confirmed',
      });
      expect(await alerts().count()).toEqual({ pending: 0, confirmed: 1 });
    });

    test('a link that comes too late confirms nothing, and its address is erased within the day', async () => {
      await alerts().subscribe(request());
      const [letter] = await settle();
      const late = noon + confirmWithin;
      expect(await alerts().confirm(letter?.confirmToken ?? '', late)).toBeUndefined();
      expect(await alerts().findByConfirmToken(letter?.confirmToken ?? '', late)).toBeUndefined();
      expect(await alerts().eraseExpired(late - 1)).toBe(0);
      expect(await alerts().eraseExpired(late)).toBe(1);
      expect(await alerts().count()).toEqual({ pending: 0, confirmed: 0 });
      expect(await opened().storage.submissions.erasures()).toEqual([]);
      // A fresh start, with another link.
      await alerts().subscribe(request({ now: late }));
      const [again] = await claim(late);
      expect(again?.confirmToken).not.toBe(letter?.confirmToken);
    });

    test('who asks again after the link has run out gets another one, though the old is not erased yet', async () => {
      await alerts().subscribe(request());
      const [letter] = await settle();
      const late = noon + confirmWithin;
      await alerts().subscribe(request({ now: late }));
      const [again] = await settle(late);
      expect(again?.confirmToken).not.toBe(letter?.confirmToken);
      expect(await alerts().count()).toEqual({ pending: 1, confirmed: 0 });
    });

    test('many that ran out together are all erased', async () => {
      for (let number = 1; number <= 101; number += 1)
        await alerts().subscribe(request({ email: `ana${number}@example.com` }));
      expect(await alerts().eraseExpired(noon + confirmWithin)).toBe(101);
    });

    test('an item about nothing is announced to nobody, and a letter that nobody leased cannot fail', async () => {
      await join();
      await announce([]);
      expect(await announce([item('1', { topics: [] })])).toBe(0);
      expect(await announce([item('2')])).toBe(1);
      const [letter] = await claim();
      const failure = { error: 'timeout', nextAt: noon + day };
      await (await opened().another()).alerts.letters.failed(letter?.id ?? '', failure);
      expect(await claim(noon + 60_000)).toMatchObject([{ id: letter?.id, attempts: 1 }]);
    });

    test('who asks again while waiting gets the same link once more, not too soon and not without end', async () => {
      await alerts().subscribe(request());
      const [first] = await settle();
      await alerts().subscribe(request({ now: noon + confirmLetters.gap - 1 }));
      expect(await claim(noon + confirmLetters.gap)).toEqual([]);
      let now = noon;
      for (let sent = 1; sent < confirmLetters.most; sent += 1) {
        now += confirmLetters.gap;
        await alerts().subscribe(request({ topics: ['quote'], language: 'es', now }));
        const [letter] = await settle(now);
        expect(letter).toMatchObject({ kind: 'confirm', topics: ['quote'], language: 'es' });
        expect(letter?.confirmToken).toBe(first?.confirmToken);
      }
      await alerts().subscribe(request({ now: now + confirmLetters.gap }));
      expect(await claim(now + confirmLetters.gap)).toEqual([]);
      expect(await alerts().count()).toEqual({ pending: 1, confirmed: 0 });
    });

    test('whoever types the address of a subscriber changes nothing and causes one letter a day', async () => {
      const stop = await join({ topics: ['news'] });
      const soon = noon + knownLetterGap;
      await alerts().subscribe(request({ topics: ['quote'], language: 'es', now: soon - 1 }));
      expect(await claim(soon)).toEqual([]);
      await alerts().subscribe(request({ topics: ['quote'], language: 'es', now: soon }));
      await alerts().subscribe(request({ topics: ['quote'], language: 'es', now: soon + 1 }));
      const letters = await claim(soon + 1);
      expect(letters).toMatchObject([{ kind: 'known', language: 'eng', topics: ['news'], stopToken: stop }]);
      expect(await alerts().findByStopToken(stop)).toEqual({
        state: 'confirmed',
        topics: ['news'],
        language: 'eng',
      });
    });

    test('two instances that are asked at once keep one sign-up and write one letter', async () => {
      const other = await opened().another();
      await Promise.all([
        alerts().subscribe(request()),
        other.alerts.subscribe(request()),
        alerts().subscribe(request()),
        other.alerts.subscribe(request()),
      ]);
      expect(await alerts().count()).toEqual({ pending: 1, confirmed: 0 });
      expect(await claim()).toHaveLength(1);
    });

    test('topics can be changed by the token of the letters alone', async () => {
      const stop = await join();
      expect(await alerts().change(stop, ['quote', 'events'])).toBe(true);
      expect(await alerts().findByStopToken(stop)).toMatchObject({ topics: ['events', 'quote'] });
      expect(await alerts().change(`${stop}x`, ['news'])).toBe(false);
    });

    test('stopping erases at once, with every letter that waits, and leaves a record without a person', async () => {
      const stop = await join();
      await announce([]);
      await announce([item('1')]);
      expect((await opened().storage.outbox.counts()).waiting).toBe(1);
      expect(await alerts().stop('x', noon)).toBe(false);
      expect(await alerts().stop(stop, noon + 5)).toBe(true);
      expect(await alerts().stop(stop, noon + 6)).toBe(false);
      expect(await alerts().findByStopToken(stop)).toBeUndefined();
      expect((await opened().storage.outbox.counts()).waiting).toBe(0);
      expect(await opened().storage.submissions.erasures()).toEqual([
        {
          reference: expect.stringMatching(/^[0-9A-F]{4}-/),
          kind: 'alerts',
          erasedAt: noon + 5,
          reason: 'request',
        },
      ]);
    });

    test('a first look announces nothing old, and each item is announced once', async () => {
      await join();
      expect(await announce([item('1'), item('2')])).toBe(0);
      expect(await announce([item('3'), item('1'), item('2')])).toBe(1);
      expect(await announce([item('3'), item('1'), item('2')])).toBe(0);
      expect(await announce([item('4', { isNews: false })])).toBe(0);
      expect(await announce([item('4')])).toBe(0);
      // The same id of another source is another thing; it was never looked at before.
      expect(await announce([item('3')], noon, 'filings')).toBe(0);
      expect(await announce([item('3'), item('5')], noon, 'filings')).toBe(1);
    });

    test('each subscriber gets one letter of a look, with the chosen topics only', async () => {
      await join({ email: 'ana@example.com', topics: ['news', 'quote'] });
      await join({ email: 'eva@example.com', topics: ['reports'], language: 'es' });
      await join({ email: 'lee@example.com', topics: ['events'] });
      await alerts().subscribe(request({ email: 'not-confirmed@example.com', topics: [...alertTopics] }));
      await settle();
      await alerts().announce(
        [
          { name: 'news', items: [] },
          { name: 'filings', items: [] },
        ],
        noon,
      );
      const sent = await alerts().announce(
        [
          { name: 'news', items: [item('1'), item('2', { topics: ['quote'] })] },
          { name: 'filings', items: [item('10-K', { topics: ['reports', 'filings'] })] },
        ],
        noon,
      );
      expect(sent).toBe(2);
      const letters = await claim();
      const byEmail = Object.fromEntries(
        letters.map(({ email, language, kind, items }) => [
          email,
          { language, kind, ids: items.map(({ id }) => id) },
        ]),
      );
      expect(byEmail).toEqual({
        'ana@example.com': { language: 'eng', kind: 'alert', ids: ['1', '2'] },
        'eva@example.com': { language: 'es', kind: 'alert', ids: ['10-K'] },
      });
    });

    test('what a subscriber no longer wants is not sent, though it waits already', async () => {
      const stop = await join();
      await announce([]);
      expect(await announce([item('1')])).toBe(1);
      await alerts().change(stop, ['quote']);
      expect(await claim()).toEqual([]);
      expect((await opened().storage.outbox.counts()).waiting).toBe(0);
    });

    test('instances that look at once announce once', async () => {
      for (const email of ['ana@example.com', 'eva@example.com']) await join({ email });
      await announce([]);
      const other = await opened().another();
      const sources = [{ name: 'news', items: [item('2'), item('1'), item('3')] }];
      const sent = await Promise.all([
        alerts().announce(sources, noon),
        other.alerts.announce(sources, noon),
        alerts().announce(sources, noon),
        other.alerts.announce(sources, noon),
      ]);
      expect(sent.toSorted()).toEqual([0, 0, 0, 2]);
      const claimed = (await Promise.all([claim(), claim(noon, other)])).flat();
      expect(claimed.map(({ email }) => email).toSorted()).toEqual(['ana@example.com', 'eva@example.com']);
    });

    test('a letter is leased, tried again, given up and revived like any delivery', async () => {
      await alerts().subscribe(request());
      const [letter] = await claim();
      const id = letter?.id ?? '';
      expect(await claim(noon + 59_000)).toEqual([]);
      expect(await claim(noon + 60_000)).toMatchObject([{ id, attempts: 1 }]);
      await alerts().letters.failed(id, { error: 'timeout', nextAt: noon + 90_000 });
      expect(await claim(noon + 89_000)).toEqual([]);
      expect(await claim(noon + 90_000)).toMatchObject([{ id, attempts: 2 }]);
      await alerts().letters.deadLetter(id, { error: 'smtp-550', now: noon + 91_000 });
      const { outbox } = opened().storage;
      expect(await outbox.counts()).toEqual({ waiting: 0, dead: 1, oldestWaitingAt: undefined });
      expect(await outbox.retry({ now: noon + 92_000 })).toBe(1);
      expect(await outbox.counts()).toEqual({ waiting: 1, dead: 0, oldestWaitingAt: noon });
      expect(await claim(noon + 92_000)).toMatchObject([{ id, attempts: 0 }]);
      // Whoever lost the lease must not touch what was taken on since.
      const other = await opened().another();
      expect(await claim(noon + 152_000, other)).toHaveLength(1);
      await alerts().letters.failed(id, { error: 'timeout', nextAt: noon });
      expect(await claim(noon + 153_000, other)).toEqual([]);
      await other.alerts.letters.done(id, noon + 153_000);
      expect((await outbox.counts()).waiting).toBe(0);
    });

    test('a person is found by the address in whatever case, and erased with a record', async () => {
      await join();
      await join({ email: 'eva@example.com' });
      const found = await alerts().withEmail(' ANA@example.com ');
      expect(found).toMatchObject([{ state: 'confirmed', topics: ['news'], createdAt: noon }]);
      expect(await alerts().eraseEmail('Ana@Example.com', noon + 7)).toBe(1);
      expect(await alerts().eraseEmail('Ana@Example.com', noon + 7)).toBe(0);
      expect(await alerts().withEmail('ana@example.com')).toEqual([]);
      expect(await alerts().withEmail('eva@example.com')).toHaveLength(1);
      expect(await opened().storage.submissions.erasures()).toEqual([
        { reference: referenceOf(found[0]?.id ?? ''), kind: 'alerts', erasedAt: noon + 7, reason: 'request' },
      ]);
    });

    test('an address that has refused letters for a month is erased, and one that took any since is kept', async () => {
      await join({ email: 'gone@example.com' });
      await join({ email: 'back@example.com' });
      await join({ email: 'away@example.com' });
      await announce([]);
      await announce([item('1')]);
      for (const { id, email } of await claim()) {
        // A mail server of ours that was away says nothing about the address.
        const error = email === 'away@example.com' ? 'timeout' : 'smtp-550';
        await alerts().letters.deadLetter(id, { error, now: noon });
      }
      await announce([item('2')], noon + day);
      for (const { id, email } of await claim(noon + day)) {
        if (email === 'gone@example.com') {
          await alerts().letters.deadLetter(id, { error: 'smtp-550', now: noon + day });
        } else await alerts().letters.done(id, noon + day);
      }
      expect(await alerts().eraseExpired(noon + refusedDays * day - 1)).toBe(0);
      expect(await alerts().eraseExpired(noon + refusedDays * day)).toBe(1);
      expect(await alerts().withEmail('gone@example.com')).toEqual([]);
      expect(await alerts().count()).toEqual({ pending: 0, confirmed: 2 });
    });

    test('letters that were settled long ago are forgotten, and subscribers stay', async () => {
      const stop = await join();
      await announce([]);
      await announce([item('1')]);
      await settle();
      expect(await alerts().eraseExpired(noon + letterDays * day)).toBe(0);
      expect(await alerts().findByStopToken(stop)).toBeDefined();
      // What was announced stays known all the same.
      expect(await announce([item('1')], noon + letterDays * day)).toBe(0);
    });
  });
}
