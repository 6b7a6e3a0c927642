import { expect, test } from 'vitest';
import { type BoardFileWords, boardFile } from './board-file.ts';
import { openBoards } from './open-boards.ts';

const yard = { id: 'a', division: 'MRB', country: 'US', timeZone: 'America/Los_Angeles' } as const;
const noon = Date.parse('2026-11-20T20:00:00Z');
const boards = openBoards({ opensOn: () => true, takesGrade: () => true });

const words = (grades: readonly string[]): BoardFileWords => ({
  columns: ['yard', 'grade', 'price', 'unit', 'sample'].map((id) => ({ id, label: id.toUpperCase() })),
  call: 'ask the yard',
  sample: 'made up',
  units: new Map(['pound', 'net-ton', 'kilogram', 'metric-ton'].map((id) => [id, `per ${id}`])),
  grades: new Map(grades.map((id) => [id, { name: `Grade ${id}`, family: 'Metal' }])),
});

test('a yard that buys metal pays for copper, by the pound in the United States', () => {
  const board = boards.boardOf(yard, noon);
  const copper = board?.lines.filter(({ grade }) => grade.includes('copper')) ?? [];
  expect(copper.length).toBeGreaterThan(0);
  expect(copper.some(({ price, unit }) => unit === 'pound' && price !== null && price > 0)).toBe(true);
});

test('each row of the file says its yard, its grade and that it is made up', () => {
  const board = boards.boardOf(yard, noon);
  if (board === null) throw new Error('The yard has no board.');
  const ids = board.lines.map(({ grade }) => grade);
  const [head, ...rows] = boardFile('Yard A', board, words(ids)).trim().split('\r\n');
  expect(head).toContain('YARD');
  expect(rows).toHaveLength(ids.length);
  for (const [index, row] of rows.entries()) expect(row).toMatch(`Grade ${ids[index]}`);
  expect(rows.every((row) => row.includes('Yard A') && row.includes('made up'))).toBe(true);
});

test('a grade without a name stops the file, instead of leaving its cell empty', () => {
  const board = boards.boardOf(yard, noon);
  if (board === null) throw new Error('The yard has no board.');
  expect(() => boardFile('Yard A', board, words([]))).toThrow();
});

test('a better grade of copper is never paid less than the next one, at any yard on any day', () => {
  const order = ['bare-bright', 'copper-1', 'copper-2', 'light-copper'];
  const wrong: string[] = [];
  for (const id of ['salem', 'bakersfield', 'corpus-christi', 'tacoma'])
    for (let days = 0; days < 400; days += 7) {
      const board = boards.boardOf({ ...yard, id }, noon + days * 86_400_000);
      const prices = order.map((grade) => board?.lines.find((line) => line.grade === grade)?.price ?? 0);
      if (prices.some((price, index) => index > 0 && price >= (prices[index - 1] ?? 0)))
        wrong.push(`${id} after ${days} days: ${prices.join(', ')}`);
    }
  expect(wrong).toEqual([]);
});
