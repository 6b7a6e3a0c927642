import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { onlyOwn } from './vite-own-choices.ts';

const source = `const link = (page) => ({ page });
export const menus = {
  eng: [link('company'), { eng: 1 }],
  es: [link('culture')],
};
export const more = { eng: [link('history')], es: [] }, size = { eng: 4, wide: 5 };
export const one = link('home');
`;

async function load(code: string) {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
}

test('tables by language keep the entry of the language alone, and everything else stays', async () => {
  expect(await load(onlyOwn(source, 'es'))).toMatchObject({
    menus: { es: [{ page: 'culture' }] },
    more: { es: [] },
    size: { eng: 4, wide: 5 },
    one: { page: 'home' },
  });
  const { menus, more } = await load(onlyOwn(source, 'eng'));
  expect([menus, more]).toEqual([{ eng: [{ page: 'company' }, { eng: 1 }] }, { eng: [{ page: 'history' }] }]);
});

test('no place in the module moves', () => {
  const own = onlyOwn(source, 'es');
  expect(own).toHaveLength(source.length);
  expect(own.indexOf("link('home')")).toBe(source.indexOf("link('home')"));
  expect(own.split('\n')).toHaveLength(source.split('\n').length);
});

test('the site’s own navigation has tables to leave out', () => {
  const navigation = stripTypeScriptTypes(readFileSync('src/site/navigation.ts', 'utf8'));
  const letters = (code: string) => code.replaceAll(/\s/g, '').length;
  expect(letters(onlyOwn(navigation, 'es'))).toBeLessThan(letters(navigation) - 800);
  expect(onlyOwn(navigation, 'es')).not.toContain("key: 'buy',\n        links: [link('buy-from-us')]");
});
