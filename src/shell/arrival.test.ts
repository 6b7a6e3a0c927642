import { expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import { originsFor } from '#site/origins.ts';
import { paths } from '#site/paths.ts';
import { cameFromOtherLanguage } from './arrival.ts';

const site = inEveryLanguage({ eng: 'https://www.example.com', es: 'https://es.example.com' });

test.each([
  ['https://es.example.com/', 'https://www.example.com', true],
  ['https://www.example.com/', 'https://www.example.com', false],
  ['https://elsewhere.example/', 'https://www.example.com', false],
  ['', 'https://www.example.com', false],
  [`http://localhost:3000${paths.es.company}`, 'http://localhost:3000', true],
  [`http://localhost:3000${paths.eng.company}`, 'http://localhost:3000', false],
  ['http://localhost:3000/', 'http://localhost:3000', false],
])('an English page opened from "%s" at %s came from the other language: %s', (referrer, here, came) => {
  expect(cameFromOtherLanguage(referrer, here, 'eng', originsFor(site, new URL(here).hostname), paths)).toBe(
    came,
  );
});
