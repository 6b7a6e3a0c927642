// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptPreload } from './vite-script-preload.ts';

const plugin = scriptPreload() as unknown as {
  load: (id: string) => string | undefined;
  generateBundle: (this: unknown, options: unknown, bundle: object) => void;
};
const source = plugin.load('\0vite/preload-helper.js') ?? '';
type Preload = <Value>(load: () => Promise<Value>, files?: string[]) => Promise<Value | undefined>;
const preload = new Function(`${source.replace('export const __vitePreload =', 'return')}`)() as Preload;

afterEach(() => {
  document.head.replaceChildren();
});

test('stands for the module that Vite calls so, under the name that Vite calls', () => {
  const chunks = 'node_modules/vite/dist/node/chunks/node.js';
  const vite = readFileSync(chunks, 'utf8');
  expect(vite).toContain(String.raw`const preloadHelperId = "\0vite/preload-helper.js"`);
  expect(vite).toContain('const preloadMethod = `__vitePreload`');
  expect(vite).toContain('new Event("vite:preloadError", { cancelable: true })');
  expect(plugin.load('/src/site.ts')).toBeUndefined();
});

test('asks for what a script imports, each file once', async () => {
  const load = async () => 'a module';
  expect(await preload(load, ['assets/a.js', 'assets/b.js'])).toBe('a module');
  await preload(load, ['assets/b.js']);
  await preload(load);
  const links = [...document.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [
    rel,
    new URL(href).pathname,
    crossOrigin,
  ]);
  expect(links).toEqual([
    ['modulepreload', '/assets/a.js', ''],
    ['modulepreload', '/assets/b.js', ''],
  ]);
});

test('tells of a script that does not come, and throws unless somebody has dealt with it', async () => {
  const fault = new TypeError('Failed to fetch');
  const heard = vi.fn();
  addEventListener('vite:preloadError', heard, { once: true });
  await expect(preload(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ payload: fault });
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  expect(await preload(() => Promise.reject(fault))).toBeUndefined();
});

test('stops a build that has a file of styles', () => {
  const error = vi.fn();
  plugin.generateBundle.call({ error }, {}, { 'assets/a.js': {} });
  expect(error).not.toHaveBeenCalled();
  plugin.generateBundle.call({ error }, {}, { 'assets/a.css': {} });
  expect(error.mock.calls[0]?.[0]).toContain('assets/a.css');
});
