import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

/** What is written for a class with these styles. */
function compiled(styles: string): string {
  const cache = createCache({ key: 'css', stylisPlugins: [shorten] });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return String(cache.inserted.a);
}

test.each([
  ['the last semicolon', 'color:red;gap:0', '.a{color:red;gap:0}'],
  ['a nought before the point', 'margin:-0.5em 0.25em 10.5em', '.a{margin:-.5em .25em 10.5em}'],
  [
    'a nought in a sum',
    'font-size:clamp(0.9rem, 0.5rem + 0.15vw, 1rem)',
    '.a{font-size:clamp(.9rem,.5rem + .15vw,1rem)}',
  ],
  ['spaces in a selector', '& :is(h2, h3){top:0}', '.a :is(h2,h3){top:0}'],
  [
    'spaces in a condition',
    '@media (min-width: 993px) and (max-width: 1179.98px){top:0}',
    '@media (min-width:993px) and (max-width:1179.98px){.a{top:0}}',
  ],
])('leaves out %s', (_name, styles, css) => {
  expect(compiled(styles)).toBe(css);
});

test.each([
  ['words', '.a{content:", 0.5"}'],
  ['addresses', '.a{background:url(/a, 0.5.svg)}'],
])('changes no %s', (_name, css) => {
  expect(compiled(css.slice(3, -1))).toBe(css);
});

test('a rule inside a rule keeps the semicolon before it', () => {
  expect(compiled('color:red;&:hover{color:blue}')).toBe('.a{color:red}.a:hover{color:blue}');
});
