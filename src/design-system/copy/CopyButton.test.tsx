import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { CopyButton } from './CopyButton.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  vi.unstubAllGlobals();
});

const button = <CopyButton text="1 Slag Road" label="Copy" doneLabel="Copied." failedLabel="Not allowed." />;

/** A browser whose clipboard answers so. */
function withClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

const press = () => act(async () => page?.named('Copy').click());

test('a press copies the text, and a polite region says so', async () => {
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  page = openPage(button);
  expect(page.find('[role=status]').textContent).toBe('');
  await press();
  expect(copied).toEqual(['1 Slag Road']);
  expect(page.find('[role=status]').textContent).toBe('Copied.');
});

test('a browser that refuses is not passed over in silence', async () => {
  withClipboard(() => Promise.reject(new Error('NotAllowedError')));
  page = openPage(button);
  await press();
  expect(page.find('[role=status]').textContent).toBe('Not allowed.');
});

test('a browser without a clipboard is answered as one that refuses', async () => {
  vi.stubGlobal('navigator', {});
  page = openPage(button);
  await press();
  expect(page.find('[role=status]').textContent).toBe('Not allowed.');
});

test('nobody sees it where scripts are off', () => {
  page = openPage(button);
  const frame = page.find('div').className.split(' ').at(-1) ?? '';
  expect(document.head.textContent).toContain(`@media (scripting: none){.${frame}{display:none;}}`);
});
