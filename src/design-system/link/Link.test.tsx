import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Link } from './Link.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('a link to a new tab says so in words', () => {
  page = openPage(
    <Link href="https://www.example.com/" newTab newTabNote="opens a new tab">
      Exchange
    </Link>,
  );
  const link = page.named('Exchange (opens a new tab)');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('a link in the other language carries it for its words and its target', () => {
  page = openPage(
    <Link href="/es" lang="es" hrefLang="es">
      Español
    </Link>,
  );
  expect([page.named('Español').lang, page.named('Español').getAttribute('hreflang')]).toEqual(['es', 'es']);
});
