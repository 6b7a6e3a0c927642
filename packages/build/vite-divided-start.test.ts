import { expect, test } from 'vitest';
import { dividedStart, pause } from './vite-divided-start.ts';

const plugin = () =>
  dividedStart() as unknown as {
    renderChunk: (code: string, chunk: { name: string }) => { code: string } | null;
    generateBundle: () => void;
  };

test('whoever imports the packages or the site starts in a task of its own', async () => {
  const divided = plugin();
  for (const name of ['packages', 'site'])
    expect(divided.renderChunk('export { a };', { name })?.code).toBe(`export { a };\n${pause}\n`);
  expect(divided.renderChunk('export { a };', { name: 'home' })).toBeNull();

  const order: string[] = [];
  const importing = import(`data:text/javascript,${encodeURIComponent(pause)}`).then(() =>
    order.push('importer'),
  );
  setTimeout(() => order.push('press'));
  await importing;
  expect(order).toEqual(['press', 'importer']);
});

test('a build in which one of the two files has another name stops, and says where to look', () => {
  const errors: string[] = [];
  const divided = plugin();
  divided.renderChunk('', { name: 'site' });
  divided.generateBundle.call({ error: (words: string) => errors.push(words) } as unknown as typeof divided);
  expect(errors).toEqual([
    'No file of the build is named "packages"; packages/build/vite-divided-start.ts divides its start.',
  ]);
});
