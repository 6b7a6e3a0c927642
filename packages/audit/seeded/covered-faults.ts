import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const style = (rules: string) => `<style>${rules}</style>`;

const countStyle = style('.count{position:relative;padding:4px;background:#333;color:#fff}');

/** What sticks to the window and lies over what has the focus. */
export const coveredFaults: SeededFaults = [
  seededFault(
    {
      id: 'sticky-bar-in-main',
      title: 'A bar that sticks in the middle of the page covers what takes the focus.',
      criteria: ['2.4.11'],
      caughtBy: ['focus-not-obscured'],
    },
    { main: stuck('position:sticky;top:0;height:200px'), head: stuckStyle() },
    { main: stuck('height:200px'), head: stuckStyle() },
  ),
  seededFault(
    {
      id: 'chat-over-focus',
      title: 'A box in the corner covers the links that pass under it.',
      criteria: ['2.4.11'],
      caughtBy: ['focus-not-obscured'],
    },
    { main: stuck('position:fixed;bottom:0;left:0;width:400px;height:300px'), head: stuckStyle() },
    { main: stuck('width:400px;height:300px'), head: stuckStyle() },
  ),
  seededFault(
    {
      id: 'clear-bar-over-focus',
      title: 'A bar at the bottom that lets the pointer through covers what takes the focus.',
      criteria: ['2.4.11'],
      caughtBy: ['focus-not-obscured'],
    },
    {
      main: stuck('position:fixed;bottom:0;left:0;right:0;height:160px;pointer-events:none'),
      head: stuckStyle(),
    },
    { main: stuck('height:160px'), head: stuckStyle() },
  ),
  seededFault(
    {
      id: 'count-over-a-link',
      title: 'Once something was searched for, a count lies over the end of a link.',
      criteria: ['2.4.12'],
      caughtBy: ['focus-not-obscured'],
      cell: { width: 320, state: 'found' },
    },
    { main: counted('margin-inline-start:-30px'), head: countStyle },
    { main: counted('margin-inline-start:8px'), head: countStyle },
  ),
];

/** A link to all that was found, and how much it is. */
function counted(place: string): string {
  return `<p><a href="/all">All that was found</a><span class="count" style="${place}">17</span></p>`;
}

/** Forty lines with links, and a box before them that is placed as is asked. */
function stuck(place: string): string {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `<p><a href="/lot-${index}">The lot number ${index}</a></p>`,
  );
  return `<div class="stuck" style="${place}"><p>The yards close at noon today.</p></div>${lines.join('')}`;
}

function stuckStyle(): string {
  return style('.stuck{background:#fff;border:2px solid #333;z-index:3}');
}
