import type { EsgData, EsgRow } from './esg.schema.ts';
import type { Goal } from './sustainability.schema.ts';

/**
 * What follows from the figures of `esg.json`: where a goal stands, how far a value has moved. Pages and documents ask
 * here, so that they cannot tell different stories.
 */

/** The row with this id. */
export function rowOf(data: EsgData, id: string): EsgRow {
  const row = data.families
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
    .find((each) => each.id === id);
  if (!row)
    throw new Error(`esg.json has no row "${id}"; the report would show an empty figure; correct the id.`);
  return row;
}

/** A row's value in a year. */
export function valueIn(data: EsgData, row: EsgRow, year: number): number {
  const value = row.values[data.years.indexOf(year)];
  if (value === undefined) throw new Error(`The row "${row.id}" of esg.json has no value for ${year}.`);
  return value;
}

/** How much a row has changed between two years, as a part of its first value: 200 to 150 -> -0.25. */
export function changeOf(data: EsgData, row: EsgRow, from: number, to: number): number {
  return valueIn(data, row, to) / valueIn(data, row, from) - 1;
}

/** Where a goal stands. */
export interface GoalState {
  start: number;
  now: number;
  /** Part of the way that is done, 0 to 1. */
  way: number;
  /** Part of the time that is gone, 0 to 1. */
  time: number;
  state: 'reached' | 'on-course' | 'behind';
}

/** Where a goal stands in `year`: on course when at least as much of the way is done as of the time is gone. */
export function stateOf(data: EsgData, goal: Goal, base: number, year: number): GoalState {
  const row = rowOf(data, goal.row);
  const [start, now] = [valueIn(data, row, base), valueIn(data, row, year)];
  const way = Math.min(Math.max((now - start) / (goal.target - start), 0), 1);
  const time = Math.min((year - base) / (goal.by - base), 1);
  return { start, now, way, time, state: way >= 1 ? 'reached' : way >= time ? 'on-course' : 'behind' };
}
