import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { SideSection } from './SideSection.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('the heading opens the section, which is no landmark, and is a target for links into the page', () => {
  page = openPage(
    <SideSection id="pay" title="How you are paid" lead="The same day." headingLevel={3} surface="tint">
      <p>By check.</p>
    </SideSection>,
  );
  const section = page.find('section');
  expect([section.getAttribute('aria-labelledby'), section.dataset.surface]).toEqual([null, 'tint']);
  expect(page.find('h3#pay').textContent).toBe('How you are paid');
  expect(section.textContent).toBe('How you are paidThe same day.By check.');
});
