import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import videos from '#features/film/content/videos.json';
import { pageEntry } from '#site/manifest.ts';
import company from '../content/company.json';
import contacts from '../content/contacts.json';
import milestones from '../content/milestones.json';
import people from '../content/people.json';
import { readContacts } from './contacts.server.ts';

const { eras } = milestones;
const events = eras.flatMap((era) => era.milestones);

test('milestones stand in the order in which they happened, each in its era', () => {
  const years = events.map(({ year }) => year ?? brand.founded);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  for (const { from, to, milestones: items } of eras) {
    for (const { year } of items) {
      expect(year ?? brand.founded).toBeGreaterThanOrEqual(from ?? brand.founded);
      expect(year ?? brand.founded).toBeLessThanOrEqual(to ?? Number.POSITIVE_INFINITY);
    }
  }
});

test('eras follow each other without a gap, and only the last one goes on', () => {
  for (const [index, era] of eras.entries()) {
    const next = eras[index + 1];
    if (next) expect(next.from).toBe((era.to ?? 0) + 1);
    else expect(era.to).toBeNull();
  }
});

test('no two headings of the history can be the target of one link', () => {
  const ids = [...eras.map(({ id }) => id), ...events.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});

test('nobody holds a post longer than they are with the group', () => {
  for (const { person, joined, since } of people) expect(since, person).toBeGreaterThanOrEqual(joined);
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
});

test('no two desks share a telephone, all are numbers reserved for fiction, and each is dialled as it is shown', () => {
  const lines = [brand.phone, brand.privacyPhone, ...Object.values(brand.phones)];
  expect(new Set(lines.map(({ display }) => display)).size).toBe(lines.length);
  for (const { display, href } of lines) {
    expect(display).toMatch(/^\d{3}-555-01\d\d$/);
    expect(href).toBe(`tel:+1${display.replaceAll('-', '')}`);
  }
});

test('the sites of the brands add up to the sites of the group', () => {
  const sum = company.brands.reduce((total, { sites }) => total + sites, 0);
  expect(company.facts.find(({ id }) => id === 'sites')?.amount).toBe(sum);
});

test('the library tells the true size of each of its files', () => {
  for (const { file, bytes } of videos.files) {
    const path = fileURLToPath(new URL(`../../../../public/film/${file}`, import.meta.url));
    expect(bytes, file).toBe(statSync(path).size);
  }
});

test('the two lines that are answered day and night are listed with these hours, and no other line is', () => {
  const needs = contacts.groups.flatMap((group) => group.needs);
  const always = needs.filter(({ hours }) => hours === 'always').map(({ phone }) => phone);
  expect(always.toSorted()).toEqual(['ethicsLine', 'theftAlert']);
  const inDayOnly = needs.filter(({ hours }) => hours !== 'always').map(({ phone }) => phone);
  expect(inDayOnly.filter((phone) => always.includes(phone))).toEqual([]);
});

test('every subject of the contacts can be written about: its page holds a form, or the jobs that have one each', () => {
  for (const { id, write } of readContacts().groups.flatMap(({ needs }) => needs))
    expect(write === 'careers-openings' || pageEntry(write).hasForm, id).toBe(true);
});
