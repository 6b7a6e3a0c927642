import { expect, test } from 'vitest';
import people from '#features/company/content/people.json';
import news from '#features/news/content/news.json';
import board from '../content/board.json';
import { committees } from '../content/board.schema.ts';

const independent = board.filter((director) => director.independent);

test('the board is as large and as independent as the release of its last election says', () => {
  const release = news.find(({ title }) => title.includes('directors join the board'));
  expect(release?.summary).toContain('nine members, seven of whom are independent');
  expect([board.length, independent.length]).toEqual([9, 7]);
  expect(board.filter(({ since }) => `${since}` === release?.date.slice(0, 4))).toHaveLength(2);
});

test.each(committees)(
  'the %s committee has one chair, three members or more, all independent',
  (committee) => {
    const members = board.filter(({ seats }) => seats.some((seat) => seat.committee === committee));
    const chairs = members.filter(({ seats }) =>
      seats.some((seat) => seat.committee === committee && seat.seat === 'chair'),
    );
    expect(chairs).toHaveLength(1);
    expect(members.length).toBeGreaterThanOrEqual(3);
    expect(members.filter((member) => !member.independent)).toEqual([]);
  },
);

test('directors who work for the company are among those who lead it, the others are not', () => {
  const leaders = new Set(people.map(({ person }) => person));
  for (const { person, independent: free } of board) expect(leaders.has(person), person).toBe(!free);
});

test('an independent director chairs the board, and none has served longer than the limit', () => {
  expect(board.find(({ chair }) => chair)?.independent).toBe(true);
  for (const { person, since } of independent) expect(2026 - since, person).toBeLessThanOrEqual(15);
});

test('directors are listed by family name', () => {
  const ids = board.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});
