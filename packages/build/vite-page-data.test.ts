import { expect, test } from 'vitest';
import { manifestForBrowsers, withoutMessages } from './vite-page-data.ts';

const catalog = (messages: Record<string, unknown>) =>
  `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

test('a catalog keeps what is read and loses what is not', () => {
  const words = { a: ['Say "sí"\\'], b: ['direccion'], c: [['n', 'plural', { one: ['#'] }]] };
  const { b: _, ...kept } = words;
  expect(withoutMessages(catalog(words), new Set(['b', 'unknown']))).toBe(catalog(kept));
});

test('the manifest keeps everything but what only the build and the server ask of its pages', () => {
  const code = `page('home', null, { eng: 'pages/home/english-home.tsx', es: "pages/a/b-c.tsx" }, { example: { id: "1014" }, text: 'long', prerender: false, cacheable: true })`;
  expect(manifestForBrowsers(code)).toBe(`page('home', null, { eng: '', es: '' })`);
});

test('what has another form is refused instead of being left as it is', () => {
  expect(() => manifestForBrowsers('export const pages = []')).toThrow('out of date');
  expect(() => withoutMessages('export const messages = {}', new Set())).toThrow('out of date');
});
