import { expect, test } from 'vitest';
import { renderPage } from '../test-page.tsx';
import { PictureHeader } from './index.ts';

const header = (wideOnly: boolean) =>
  renderPage(<PictureHeader title="A port" picture={<img alt="" src="/port.webp" />} wideOnly={wideOnly} />);

test('what decides the room of its words stands before them, so that they stay where they are when the picture comes', () => {
  const html = header(true);
  expect(html.indexOf('data-wide')).toBeGreaterThan(-1);
  expect(html.slice(0, html.indexOf('<h1'))).toContain('data-wide=""');
  expect(header(false)).not.toContain('data-wide');
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet, textContent }) => [
    textContent,
    ...[...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  ]);
  expect(`${html}${rules.join('')}`).not.toContain(':has(');
});
