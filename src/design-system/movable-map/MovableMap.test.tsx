import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { MovableMap } from './MovableMap.tsx';

let page: TestPage;

afterEach(() => page.leave());

const words = {
  group: 'Map view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  left: 'West',
  right: 'East',
  up: 'North',
  down: 'South',
  status: (times: number, seen: number) => `${100 * times} percent, ${seen} seen`,
};

const open = (place?: { x: number; y: number; name: string }) => {
  page = openPage(
    <MovableMap
      label="Yards"
      width={400}
      height={280}
      ground={{ abroad: '', lake: '', land: 'M10 10h50v50z', river: '', county: '', border: '' }}
      place={place}
      marks={[
        { id: 'a', x: 40, y: 40, to: '/a', name: 'Harbor' },
        { id: 'b', x: 380, y: 260, to: '/b', name: 'Orchard' },
      ]}
      words={words}
    />,
  );
};

const press = (name: string) => act(() => page.named(name).click());
const shown = () => page.find('svg[role]').getAttribute('viewBox');
const said = () => page.find('[role=status]').textContent;
const names = () => [...page.container.querySelectorAll('button')].map((button) => button.textContent);

function key(name: string, options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options });
  act(() => void page.named('Zoom in').dispatchEvent(event));
  return event.defaultPrevented;
}

test('it is whole and silent at first, and can be enlarged but not made smaller or moved', () => {
  open();
  expect([shown(), said()]).toEqual(['0 0 400 280', '']);
  expect(names()).toEqual(['Zoom in', 'Zoom out', 'Whole map']);
  press('Zoom out');
  expect([shown(), page.named('Zoom out').getAttribute('aria-disabled')]).toEqual(['0 0 400 280', 'true']);
  expect([key('ArrowLeft'), shown()]).toEqual([false, '0 0 400 280']);
});

test('buttons enlarge it, move it and show it whole again, and what is shown is said', () => {
  open();
  press('Zoom in');
  press('Zoom in');
  expect([shown(), said()]).toEqual(['100 70 200 140', '200 percent, 0 seen']);
  expect(names()).toEqual(['Zoom in', 'Zoom out', 'Whole map', 'West', 'North', 'South', 'East']);
  press('East');
  expect(shown()).toBe('160 70 200 140');
  press('Whole map');
  expect([shown(), said()]).toEqual(['0 0 400 280', '100 percent, 2 seen']);
});

test('it is enlarged about the place that everything is seen from', () => {
  open({ x: 120, y: 100, name: 'Here' });
  press('Zoom in');
  press('Zoom in');
  expect(shown()).toBe('33 30 200 140');
});

test('keys do the same while the focus is in it; those of the browser stay its own', () => {
  open();
  expect(key('+')).toBe(true);
  expect(key('=')).toBe(true);
  expect(shown()).toBe('100 70 200 140');
  key('ArrowRight');
  key('ArrowDown');
  expect(shown()).toBe('160 112 200 140');
  expect([key('+', { ctrlKey: true }), key('Tab'), key('a')]).toEqual([false, false, false]);
  key('-');
  key('0');
  expect(shown()).toBe('0 0 400 280');
});

test('a button that can do no more stays and says so, and none that goes away takes the focus along', () => {
  open();
  press('Zoom in');
  press('Zoom in');
  press('East');
  press('East');
  const east = page.named('East');
  expect([shown(), east.getAttribute('aria-disabled')]).toEqual(['200 70 200 140', 'true']);
  act(() => east.focus());
  act(
    () =>
      void east.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true, cancelable: true })),
  );
  expect(names()).toEqual(['Zoom in', 'Zoom out', 'Whole map']);
  expect(document.activeElement?.textContent).toBe('Zoom in');
});

test('marks keep their size, and one that gets the focus comes into sight', () => {
  open();
  press('Zoom in');
  press('Zoom in');
  const [harbor, orchard] = page.container.querySelectorAll('a');
  expect(harbor?.getAttribute('transform')).toBe('translate(40 40) scale(0.5) translate(-40 -40)');
  act(() => orchard?.focus());
  expect(shown()).toBe('200 140 200 140');
});

/** An enlarged map, twice as large in the window as it is drawn, and a hand on it. */
function openDragged() {
  open();
  press('Zoom in');
  press('Zoom in');
  const map = page.find('svg[role]');
  map.getBoundingClientRect = () => ({ width: 800, height: 560 }) as DOMRect;
  map.setPointerCapture = () => undefined;
  return {
    point: (type: string, clientX: number, clientY: number, buttons = 1) =>
      act(
        () =>
          void map.dispatchEvent(
            new MouseEvent(type, { clientX, clientY, buttons, bubbles: true, cancelable: true }),
          ),
      ),
    /** @returns whether the map kept the press for itself. */
    click: () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      act(() => void map.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
}

const timers = () => new Promise((done) => setTimeout(done, 5));

test('a map that was dragged moves, and the mark on which the hand lets go is not opened', async () => {
  const { point, click } = openDragged();
  point('pointerdown', 400, 280);
  point('pointermove', 402, 281);
  expect(shown()).toBe('100 70 200 140');
  point('pointermove', 300, 280);
  point('pointerup', 300, 280, 0);
  expect(shown()).toBe('125 70 200 140');
  expect(click()).toBe(true);
  await timers();
  expect(click()).toBe(false);
});

test('a finger that dragged leaves no press behind, and what is opened next without one opens', async () => {
  const { point, click } = openDragged();
  point('pointerdown', 400, 280);
  point('pointermove', 300, 280);
  point('pointerup', 300, 280, 0);
  await timers();
  expect(click()).toBe(false);
});

test('a hand that let go out of hearing moves nothing when it comes back', () => {
  const { point } = openDragged();
  point('pointerdown', 400, 280);
  point('pointermove', 300, 280);
  point('pointermove', 100, 280, 0);
  expect(shown()).toBe('125 70 200 140');
});
