// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { givenOnce, giveOnce, KeptAsServed } from './served-once.tsx';
import { openHydratedPage, openPage, renderPage, type TestPage } from './test-page.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  vi.unstubAllEnvs();
});

const words = 'We honor this signal.';

function Written({ data = null }: { data?: string | null }) {
  return (
    <div id="notices">
      <p>{givenOnce('notices', data)}</p>
    </div>
  );
}

/** The page as a browser has it: written by the server, with the browser's half in place of what was written. */
function served(meanwhile: (part: HTMLElement) => void): TestPage {
  return openHydratedPage(<KeptAsServed id="notices" />, (container) => {
    container.innerHTML = renderPage(<Written data={words} />);
    const part = container.querySelector<HTMLElement>('#notices');
    if (part) meanwhile(part);
  });
}

test('what the server wrote is the very same element after React has taken over, with its words', () => {
  let before: Element | null = null;
  page = served((part) => {
    before = part.firstElementChild;
  });
  expect(page.find('#notices').firstElementChild).toBe(before);
  expect(page.find('#notices p').textContent).toBe(words);
});

test('what else came into it before React stays there', () => {
  page = served((part) => part.append('Marked by the page script.'));
  expect(page.container.textContent).toContain('Marked by the page script.');
});

test('its words are there again when React has drawn the page anew', () => {
  page = served(() => undefined);
  page.render(<section key="anew">{<KeptAsServed id="notices" />}</section>);
  expect(page.find('section > #notices p').textContent).toBe(words);
});

test('in development its words are data of the page', () => {
  const data = giveOnce('notices', 'Written anew as its source changes.');
  page = openPage(<Written data={data} />);
  expect(page.find('p').textContent).toBe('Written anew as its source changes.');
});

test('what nobody gave any words fails instead of standing there empty', () => {
  expect(() => renderPage(<Written />)).toThrow('"notices" were never given');
});

test('a built page has no words among its data, and the server writes those of its own part', () => {
  vi.stubEnv('DEV', false);
  expect(giveOnce('terms', 'Of another part.')).toBeNull();
  expect(giveOnce('notices', words)).toBeNull();
  expect(renderPage(<Written />)).toContain(`<p>${words}</p>`);
});
