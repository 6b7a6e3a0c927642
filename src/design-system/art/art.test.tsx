// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './art.examples.tsx';
import { StillDrawings } from './MovingArt.tsx';

test.each(examples)(
  'the scene $name is hidden from assistive technology and takes no focus',
  ({ element }) => {
    const markup = renderToStaticMarkup(element);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/tabindex|<a\b/);
  },
);

const folder = new URL('./drawings/', import.meta.url);
const drawings = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
);

test.each(drawings)('the drawing %s travels in less than 2 kB', (_, drawing) => {
  expect(gzipSync(drawing).length).toBeLessThan(2048);
});

test.each(drawings)('the drawing %s has no colour of its own', (_, drawing) => {
  expect(drawing).not.toMatch(/#[0-9a-f]{3,6}\b|rgb\(/i);
});

test.each(drawings)('the page keeps free as much room as the drawing %s needs', (name, drawing) => {
  const viewBox = drawing.match(/viewBox="([^"]+)"/)?.[1] ?? '';
  const places = examples.map(({ element }) => renderToStaticMarkup(element));
  const own = places.filter((markup) =>
    [`/${name}#scene`, `/${name}#behind`].some((part) => markup.includes(part)),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const markup of own) expect(markup).toContain(`viewBox="${viewBox}"`);
});

test.each(drawings)('what the page takes of the drawing %s is there', (name, drawing) => {
  const markup = examples.map(({ element }) => renderToStaticMarkup(element)).join('');
  const taken = markup.matchAll(new RegExp(`/${name.replace('.', '[.]')}#([a-z]+)`, 'g'));
  const parts = new Set([...taken].map(([, part]) => part));
  expect(parts.size).toBeGreaterThan(0);
  for (const part of parts) expect(drawing).toContain(`<g id="${part}">`);
});

test('among still drawings none has a part that moves', () => {
  const markup = (isStill: boolean) =>
    renderToStaticMarkup(
      <StillDrawings value={isStill}>
        {examples.map(({ element, name }) => (
          <p key={name}>{element}</p>
        ))}
      </StillDrawings>,
    );
  expect(markup(false)).toContain('data-move=');
  expect(markup(true)).not.toContain('data-mo');
});
