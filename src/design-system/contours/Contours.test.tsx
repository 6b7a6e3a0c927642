import { expect, test } from 'vitest';
import { renderPage } from '../test-page.tsx';
import { Contours, ReliefHere, type ReliefPlace } from './index.ts';

test.each(['relief', 'corner', 'divider'] as const)(
  'the %s is hidden from assistive technology and takes no focus',
  (cut) => {
    const html = renderPage(<Contours cut={cut} />);
    expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
    expect(html).not.toMatch(/tabindex|<a\b/i);
  },
);

test.each<ReliefPlace>(['valley', 'gate', 'yard', 'mill', 'bridge', 'gorge', 'heights'])(
  'where a page is about the %s, the relief comes from the file of that place and of no other',
  (place) => {
    const html = renderPage(
      <ReliefHere value={place}>
        <Contours cut="relief" />
      </ReliefHere>,
    );
    expect(html.match(/[\w-]+\.svg#\w+/g)).toEqual([`${place}.svg#relief`]);
  },
);

test('a page that names no place shows the whole valley', () => {
  expect(renderPage(<Contours cut="relief" />)).toContain('valley.svg#relief');
});
