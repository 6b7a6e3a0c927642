import { afterEach, expect, test } from 'vitest';
import { openPage, renderPage, type TestPage } from '../test-page.tsx';
import { RichText } from './RichText.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  page = undefined;
});

test('draws emphasis, and each other tag as the link it is given', () => {
  page = openPage(
    <p>
      <RichText
        text="<em>First</em> read <rules>our <strong>rules</strong></rules>, then <law>the law</law>."
        links={{
          rules: { to: '/rules' },
          law: { href: 'https://www.example.gov/', hrefLang: 'en', lang: 'en' },
        }}
      />
    </p>,
  );
  expect(page.find('p').textContent).toBe('First read our rules, then the law.');
  expect(page.named('our rules').getAttribute('href')).toBe('/rules');
  expect(page.find('a strong').textContent).toBe('rules');
  const law = page.named('the law');
  expect([law.getAttribute('href'), law.getAttribute('hreflang'), law.lang]).toEqual([
    'https://www.example.gov/',
    'en',
    'en',
  ]);
});

test('a tag with a language alone marks a phrase in it', () => {
  page = openPage(
    <p>
      <RichText text="Busque “<english>notice of sale</english>”." links={{ english: { lang: 'en' } }} />
    </p>,
  );
  expect(page.find('p').textContent).toBe('Busque “notice of sale”.');
  expect([page.find('span').lang, page.find('span').textContent]).toEqual(['en', 'notice of sale']);
});

test('a tag without a target stops the page, and says which', () => {
  expect(() => renderPage(<RichText text="See <rules>our rules</rules>." />)).toThrow('<rules>');
});
