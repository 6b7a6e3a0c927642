import { expect, test } from 'vitest';
import { mostAdded } from '#features/contact/model/contact-request.ts';
import visit from '#features/materials/content/visit.json';
import {
  containerFaults,
  containerSizes,
  containerTasks,
  emptyContainerRequest,
  readPlainContainerRequest,
  ticketCopies,
} from './container-request.ts';

const now = Date.parse('2026-12-01T12:00:00Z');

const filled = {
  ...emptyContainerRequest,
  ...{ metal: 'Turnings', zip: '97210', company: 'Ridge Machine Shop', phone: '503-555-0100' },
  ...{ firstName: 'Ana', lastName: 'Ríos', email: 'ana@example.com', recaptcha: 'answer' },
};

test('the sizes to choose from are those of the table of containers, and none in particular', () => {
  expect(containerSizes).toEqual(['unsure', ...visit.containers.map(({ id }) => id)]);
});

test('a form with nothing but what is asked for has no fault', () => {
  expect(containerFaults(filled, now)).toEqual([]);
});

test.each([
  ['2026-12-01', []],
  ['2026-12-24', []],
  // It is still the last of November in Hawaii until ten in the morning.
  ['2026-11-30', ['day']],
  ['2026-02-31', ['day']],
  ['next week', ['day']],
])('the day %s has the faults %j', (day, faults) => {
  expect(containerFaults({ ...filled, day }, now).map(({ field }) => field)).toEqual(faults);
});

test('yesterday may still be today in Hawaii', () => {
  expect(containerFaults({ ...filled, day: '2026-11-30' }, Date.parse('2026-12-01T09:59:00Z'))).toEqual([]);
});

test('faults stand in the order of the page, the day among them', () => {
  const wrong = { ...filled, zip: '9', day: '2020-01-01', email: '' };
  expect(containerFaults(wrong, now).map(({ field }) => field)).toEqual(['zip', 'day', 'email']);
});

test('whatever is asked for fits whole into what the sales system takes', () => {
  for (const task of containerTasks)
    for (const size of containerSizes)
      for (const tickets of ticketCopies) {
        const longest: Record<string, string> = {
          ...filled,
          ...{ task, size, tickets, day: '2026-12-24', zip: 'V5K 0A1' },
          ...{ metal: `${'m'.repeat(59)}M`, access: `${'a'.repeat(149)}A` },
        };
        const { content, faults } = readPlainContainerRequest((name) => longest[name] ?? '', now);
        expect(faults).toEqual([]);
        expect(content.supplyChannel).toMatch(/m{59}M$/);
        expect(content.specificLeadSource).toMatch(/a{149}A$/);
        expect(content.specificLeadSource.length).toBeLessThanOrEqual(mostAdded);
      }
});

test.each([
  ['abc', ['phone']],
  ['555-010', ['phone']],
  ['555-0100', []],
  ['+52 (55) 5555 0100 ext. 3', []],
])('the number %j to call has the faults %j', (phone, faults) => {
  expect(containerFaults({ ...filled, phone }, now).map(({ field }) => field)).toEqual(faults);
});

test('an email address may end in more letters than the forms with a given rule take', () => {
  expect(containerFaults({ ...filled, email: 'ana@studio.photography' }, now)).toEqual([]);
  const endings = ['ana@studio.p', 'ana@studio', 'ana@studio.photo1'];
  for (const email of endings) expect(containerFaults({ ...filled, email }, now), email).toHaveLength(1);
});
