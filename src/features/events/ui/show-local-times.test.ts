// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ownTime, showLocalTimes } from './show-local-times.ts';

afterEach(() => void vi.unstubAllEnvs());

const morning = '2027-01-06T13:30:00Z';

test.each([
  ['America/Los_Angeles', /^Wednesday.* 5:30\u00a0a\.m\. PST$/],
  ['Asia/Tokyo', /^Wednesday.* 10:30\u00a0p\.m\. GMT\+9$/],
  ['Pacific/Auckland', /^Thursday.* 2:30\u00a0a\.m\. GMT\+13$/],
])('a visitor in %s sees the time on their own clocks', (zone, expected) => {
  expect(ownTime(morning, zone)).toMatch(expected);
});

test('whoever shares New York’s clocks is told nothing twice', () => {
  expect(ownTime(morning, 'America/New_York')).toBeUndefined();
  expect(ownTime(morning, 'America/Toronto')).toBeUndefined();
});

test.each([
  ['America/Los_Angeles', false, /^Where you are: Wednesday.* 5:30\u00a0a\.m\. PST$/],
  ['America/New_York', true, /EST$/],
])('in %s the marked part is hidden: %j', (zone, hidden, text) => {
  vi.stubEnv('TZ', zone);
  document.body.innerHTML = `<p><span hidden data-local-time="${morning}">Where you are: <time>Wednesday at 8:30 a.m. EST</time></span></p>`;
  showLocalTimes(document);
  const part = document.querySelector('span');
  expect(part?.hidden).toBe(hidden);
  expect(part?.textContent).toMatch(text);
});
