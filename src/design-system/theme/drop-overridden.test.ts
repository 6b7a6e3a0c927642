import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { dropOverridden } from './drop-overridden.ts';

/** What is written for a class with these styles. */
function compiled(styles: string): string {
  const cache = createCache({ key: 'css', stylisPlugins: [dropOverridden] });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return String(cache.inserted.a);
}

test.each([
  ['the same property', 'padding:6px 16px;color:red;padding:0', '.a{color:red;padding:0;}'],
  [
    'a part of a later shorthand',
    'border-color:red;border-radius:2px;border:0',
    '.a{border-radius:2px;border:0;}',
  ],
  ['an older name', '-webkit-appearance:auto;appearance:none', '.a{appearance:none;}'],
  [
    'what the same selector says further down',
    '&:hover{color:red;top:0}&:hover{color:blue}',
    '.a:hover{top:0;}.a:hover{color:blue;}',
  ],
  ['what a placeholder looks like', '&::-webkit-input-placeholder{opacity:0.42}', ''],
  ['what only undid something', 'user-select:none;transition:color 1s;user-select:auto;transition:none', ''],
  [
    'what comes along with the font',
    'color:red;font:inherit;line-height:inherit',
    '.a{color:red;font:inherit;}',
  ],
  ['the line that a button has not', '&:hover{text-decoration:none}', ''],
  [
    'states that no page has when it is sent',
    '&.Mui-disabled{opacity:0.38}&.Mui-focusVisible{color:red}',
    '',
  ],
  ['what touch takes back', '@media (hover: none){&:hover{background-color:transparent}}', ''],
  ['what the document says', '@media (prefers-reduced-motion: reduce){transition:none}', ''],
])('drops %s', (_name, styles, css) => {
  expect(compiled(styles)).toBe(css);
});

test.each([
  ['an error', '&.Mui-error{color:red}'],
  ['a part that comes after its shorthand', 'font:inherit;line-height:2'],
  ['what is important', 'color:red!important;color:blue'],
  ['what another selector says', '&:hover{color:red}&:focus{color:blue}'],
  ['what holds in another medium', 'color:red;@media print{color:blue}'],
  [
    'what undoes the browser’s own look of a cell',
    'vertical-align:inherit;font:inherit;vertical-align:baseline',
  ],
  ['what undoes something of another rule', '&:hover{color:red}font:inherit;transition:none'],
  ['a line that only a link loses', '&[href]:hover{color:red}&[href]{text-decoration:none;color:blue}'],
  ['a property that only begins alike', 'outline-offset:2px;outline:0'],
])('keeps %s', (_name, styles) => {
  expect(compiled(styles).match(/color|font|line-height|outline-offset|align:b/g)).toHaveLength(
    styles.match(/color|font|line-height|outline-offset|align:b/g)?.length ?? 0,
  );
});
