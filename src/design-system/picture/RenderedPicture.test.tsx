import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPage } from '../test-page.tsx';
import { pictures, RenderedPicture } from './index.ts';

test('there is a form for each scheme, and both say the same words', () => {
  const html = renderPage(<RenderedPicture name="port" alt="A ship is loaded." />);
  expect(html.match(/data-when="(day|night)"/g)).toEqual(['data-when="day"', 'data-when="night"']);
  expect(html.match(/alt="A ship is loaded\."/g)).toHaveLength(2);
  // The one that is not displayed must not be fetched.
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

test('on a ground that is dark in both schemes there is one form', () => {
  const html = renderPage(<RenderedPicture name="melt" alt="A melt shop." scheme="night" />);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('-day-');
});

test('its box has the shape of the picture before the file has come', () => {
  const html = renderPage(<RenderedPicture name="valley" alt="A valley." scheme="day" />);
  expect(html).toMatch(/width="1440" height="600"/);
});

test('every file that it names is there', () => {
  for (const name of Object.keys(pictures) as (keyof typeof pictures)[]) {
    const html = renderPage(<RenderedPicture name={name} alt="It." />);
    const files = new Set(html.match(/\/images\/world\/[\w-]+\.(?:avif|webp)/g));
    expect(files.size, name).toBe(16);
    for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  }
});
