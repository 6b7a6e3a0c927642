import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { DocumentLink } from './DocumentLink.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('its name is the title with kind, size and language of the file', () => {
  page = openPage(<DocumentLink href="/a.pdf" title="Terms of sale" meta="PDF, 310 KB, English" />);
  expect(page.named('Terms of sale (PDF, 310 KB, English)').getAttribute('href')).toBe('/a.pdf');
});

test('the title carries the language of the file, what is said about the file does not', () => {
  page = openPage(<DocumentLink href="/a.pdf" title="Annual report" meta="PDF, 3 MB, en inglés" lang="en" />);
  expect(page.find('a').getAttribute('hreflang')).toBe('en');
  expect(page.find('a').lang).toBe('');
  expect(page.find('[lang=en]').textContent).toBe('Annual report');
});

test('a translated title of a file in another language stays in the language of the page', () => {
  page = openPage(
    <DocumentLink href="/a.pdf" title="Informe anual" meta="PDF, 3 MB, en inglés" hrefLang="en" />,
  );
  expect(page.find('a').getAttribute('hreflang')).toBe('en');
  expect(page.container.querySelector('[lang]')).toBeNull();
});
