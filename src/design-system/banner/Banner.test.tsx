import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { click, openPage, type TestPage } from '../test-page.tsx';
import { Banner } from './Banner.tsx';

function Page() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && (
        <Banner label="Environment" tone="warning" dismissLabel="Dismiss" onDismiss={() => setIsShown(false)}>
          This is a test.
        </Banner>
      )}
      <main>Content</main>
    </>
  );
}

let page: TestPage;

afterEach(() => page.leave());

test('it is a named region whose tone shows as a drawing', () => {
  page = openPage(<Page />);
  expect(page.find('section').getAttribute('aria-label')).toBe('Environment');
  expect(page.find('section svg').getAttribute('data-icon')).toBe('warning');
});

test('dismissing it takes it away and moves the focus on to the main landmark', () => {
  page = openPage(<Page />);
  click(page.named('Dismiss'));
  expect(page.container.querySelector('section')).toBeNull();
  expect(document.activeElement).toBe(page.find('main'));
});

test('without words for it there is no button', () => {
  page = openPage(<Banner label="Saved">Saved.</Banner>);
  expect(page.container.querySelector('button')).toBeNull();
});
