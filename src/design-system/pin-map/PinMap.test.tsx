import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { PinMap } from './PinMap.tsx';

let page: TestPage;

afterEach(() => page.leave());

const ground = { abroad: '', lake: '', land: 'M10 10h50v50z', river: '', county: '', border: '' };

test('each mark with a page is a link named by its place', () => {
  page = openPage(
    <PinMap
      label="Yards"
      width={100}
      height={100}
      ground={ground}
      place={{ x: 50, y: 50, name: 'Here' }}
      marks={[
        { id: 'a', x: 10, y: 10, to: '/a', name: 'Harbor', text: '1', isMarked: true },
        { id: 'b', x: 90, y: 90, to: '/b', name: 'Orchard', detail: '12 miles', shape: 'square' },
      ]}
    />,
  );
  const links = [...page.container.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/a', 'Harbor'],
    ['/b', 'Orchard, 12 miles'],
  ]);
  const map = page.find<HTMLElement>('svg');
  expect([map.getAttribute('role'), map.getAttribute('aria-label')]).toEqual(['group', 'Yards']);
  expect(page.container.querySelectorAll('a rect, [data-part=place]')).toHaveLength(2);
});

test('Escape takes names away until another mark is pointed at', () => {
  page = openPage(
    <PinMap
      label="Yards"
      width={100}
      height={100}
      ground={ground}
      marks={[{ id: 'a', x: 10, y: 10, to: '/a', name: 'Harbor' }]}
    />,
  );
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(page.container.querySelector('svg[data-quiet]')).not.toBeNull();
  act(() => page.container.querySelector('a')?.focus());
  expect(page.container.querySelector('svg[data-quiet]')).toBeNull();
});

test('what has no page is a picture with a name, and no stop for the Tab key', () => {
  page = openPage(
    <PinMap
      label="Harbor"
      width={100}
      height={100}
      ground={ground}
      marks={[{ id: 'a', x: 10, y: 10, name: 'Harbor', isMarked: true }]}
    />,
  );
  expect(page.find<HTMLElement>('svg').getAttribute('role')).toBe('img');
  expect(page.container.querySelector('a')).toBeNull();
});

test('without a name it is for the eye alone', () => {
  page = openPage(<PinMap width={100} height={100} ground={ground} marks={[]} />);
  const map = page.find('svg');
  expect(map.getAttribute('aria-hidden')).toBe('true');
  expect(map.hasAttribute('role')).toBe(false);
});

test('open water differs from land, whose color it would have without a color of its own', () => {
  page = openPage(<PinMap label="Harbor" width={100} height={100} ground={ground} marks={[]} />);
  const rules = [...document.querySelectorAll('style')].map((style) => {
    const written = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
    return `${written}${style.textContent}`;
  });
  expect(rules.join('\n')).toMatch(/>\s*svg\s*\{[^}]*background-color:\s*color-mix/);
});

test('rivers lie on the land and below the borders, for the eye alone', () => {
  page = openPage(
    <PinMap
      label="Harbor"
      width={100}
      height={100}
      ground={{ ...ground, river: 'M10 10l40 40', county: 'M30 10v40', border: 'M10 10h50' }}
      marks={[]}
    />,
  );
  const paths = [...page.container.querySelectorAll('svg > svg[aria-hidden] > path')];
  expect(paths.map((path) => path.getAttribute('data-part'))).toEqual(['land', 'river', 'county', 'border']);
});

test('enlarged it shows the middle of its drawing', () => {
  page = openPage(<PinMap label="Harbor" width={400} height={280} ground={ground} marks={[]} zoom={2} />);
  expect(page.find('svg').getAttribute('viewBox')).toBe('100 70 200 140');
});

test('a line leads from a mark that was pushed away to its place, and from no other', () => {
  page = openPage(
    <PinMap
      label="Yards"
      width={400}
      height={280}
      ground={ground}
      marks={[
        { id: 'a', x: 60, y: 40, at: { x: 50, y: 40 }, to: '/a', name: 'Harbor' },
        { id: 'b', x: 90, y: 90, to: '/b', name: 'Orchard' },
      ]}
    />,
  );
  const lines = [...page.container.querySelectorAll('[aria-hidden] [data-part=leader]')];
  expect(lines.map((line) => line.getAttribute('d'))).toEqual(['M60 40L50 40']);
  expect(page.find('[data-part=spot]').getAttribute('cx')).toBe('50');
});
