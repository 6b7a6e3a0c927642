import { afterEach, expect, test, vi } from 'vitest';
import { click, openPage, type TestPage } from '../test-page.tsx';
import { PrintButton } from './PrintButton.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  vi.restoreAllMocks();
});

test('a press opens the print dialog', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  page = openPage(<PrintButton label="Print this page" />);
  click(page.named('Print this page'));
  expect(print).toHaveBeenCalledTimes(1);
});

test('nobody sees it where scripts are off', () => {
  page = openPage(<PrintButton label="Print" />);
  const frame = page.find('span').className;
  expect(document.head.textContent).toContain(`@media (scripting: none){.${frame}{display:none;}}`);
});
