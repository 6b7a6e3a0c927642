// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { QueueNews } from './device-queue.ts';
import { follow, isFollowed } from './followers.ts';
import { keepPageOpen } from './keep-page-open.ts';

/** A queue that says what the test says. */
function queue() {
  const listeners = new Set<(news: QueueNews) => void>();
  return {
    listen(listener: (news: QueueNews) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (news: QueueNews) => [...listeners].map((listener) => listener(news)),
  };
}

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks the visitor to stay until the server has answered, under whichever id', () => {
  const around = queue();
  keepPageOpen('one', around);
  expect(asks()).toBe(true);
  around.tell({ stage: 'waiting', id: 'one', durable: false, own: true });
  around.tell({ stage: 'received', id: 'other', at: 1, url: '/', reference: '', status: 201, own: true });
  expect(asks()).toBe(true);
  around.tell({ stage: 'renumbered', id: 'one', to: 'two' });
  around.tell({ stage: 'received', id: 'one', at: 1, url: '/', reference: '', status: 201, own: true });
  expect(asks()).toBe(true);
  around.tell({ stage: 'received', id: 'two', at: 1, url: '/', reference: '', status: 201, own: true });
  expect(asks()).toBe(false);
});

test('a submission is followed as long as the part of the page that shows it stands', () => {
  let current = 'one';
  const stop = follow(() => current);
  expect([isFollowed('one'), isFollowed('two')]).toEqual([true, false]);
  current = 'two';
  expect([isFollowed('one'), isFollowed('two')]).toEqual([false, true]);
  stop();
  expect(isFollowed('two')).toBe(false);
});
