import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('it is a named landmark whose last entry is the current page and no link', () => {
  page = openPage(
    <Breadcrumbs
      label="Breadcrumb"
      items={[
        { label: 'Home', to: '/' },
        { label: 'Careers', to: '/careers' },
      ]}
    />,
  );
  expect(page.find('nav').getAttribute('aria-label')).toBe('Breadcrumb');
  expect([...page.container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Home']);
  expect(page.find('[aria-current=page]').textContent).toBe('Careers');
});
