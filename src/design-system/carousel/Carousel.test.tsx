import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { click, focus, openPage, press, renderPage, setWidth, type TestPage } from '../test-page.tsx';
import { Carousel } from './Carousel.tsx';

function news(count: number) {
  const names = Array.from({ length: count }, (_, index) => `News ${index + 1}`);
  return (
    <Carousel
      label="Latest news"
      roleDescription="carousel"
      slideRoleDescription="slide"
      slideLabel={(index, all) => `${index} of ${all}`}
      statusLabel={(index, all) => `From ${index} of ${all}`}
      previousLabel="Previous"
      nextLabel="Next"
      keys={names}
      items={names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    />
  );
}

let page: TestPage;

beforeEach(() => setWidth(1280));

afterEach(() => page.leave());

function order(): (string | null)[] {
  return [...page.container.querySelectorAll('[role=group] [role=group]')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
}

function swipe(from: number, to: number) {
  const touch = (type: string, x: number) => {
    const event = new Event(type, { bubbles: true });
    const touches = [{ clientX: x }];
    Object.assign(event, { touches, changedTouches: touches });
    return event;
  };
  const slides = page.find('[aria-live]');
  act(() => {
    slides.dispatchEvent(touch('touchstart', from));
    slides.dispatchEvent(touch('touchend', to));
  });
}

test('it says what it is and what each slide is', () => {
  page = openPage(news(5));
  const section = page.find('section');
  expect([section.getAttribute('aria-roledescription'), section.getAttribute('aria-label')]).toEqual([
    'carousel',
    'Latest news',
  ]);
  expect(page.find('[role=group] [role=group]').getAttribute('aria-roledescription')).toBe('slide');
  expect(order()).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
});

test('the buttons come before the slides and keep the focus when pressed', () => {
  page = openPage(news(5));
  const next = page.named('Next');
  expect(next.compareDocumentPosition(page.find('[role=group] [role=group]'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  click(next);
  expect(document.activeElement).toBe(next);
});

test('next on the last slide begins with the first, previous on the first with the last', () => {
  page = openPage(news(5));
  click(page.named('Previous'));
  expect(order()[0]).toBe('5 of 5');
  click(page.named('Next'));
  expect(order()[0]).toBe('1 of 5');
});

test('the view begins anywhere, and the slides follow in order and round', () => {
  page = openPage(news(5));
  for (let turn = 0; turn < 3; turn += 1) click(page.named('Next'));
  expect(order()).toEqual(['4 of 5', '5 of 5', '1 of 5', '2 of 5', '3 of 5']);
  expect(page.find('section').textContent).toContain('From 4 of 5');
});

test('slides beyond the view are not displayed, at each of the four widths', () => {
  page = openPage(news(5));
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  for (const [from, beyond] of [
    [0, 2],
    [400, 3],
    [740, 4],
    [940, 5],
  ]) {
    const view = css.slice(css.indexOf(`(scripting: enabled) and (min-width: ${from}px)`));
    expect(view.slice(0, 250)).toContain(`:nth-of-type(n + ${beyond})`);
  }
});

test('in a window of 1024 px the fifth slide is out of the page, and comes in by a turn', () => {
  page = openPage(news(5));
  const displayed = () =>
    [...page.container.querySelectorAll<HTMLElement>('[role=group] [role=group]')]
      .filter((slide) => getComputedStyle(slide).display !== 'none')
      .map((slide) => slide.getAttribute('aria-label'));
  expect(displayed()).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5']);
  click(page.named('Next'));
  expect(displayed()).toEqual(['2 of 5', '3 of 5', '4 of 5', '5 of 5']);
});

test('the slides announce a change politely', () => {
  page = openPage(news(5));
  expect(page.find('[aria-live]').getAttribute('aria-live')).toBe('polite');
});

test.each([
  ['ArrowRight', '2 of 5'],
  ['ArrowLeft', '5 of 5'],
  ['a', '1 of 5'],
])('the key %s on a button leads to %s', (key, first) => {
  page = openPage(news(5));
  focus(page.named('Next'));
  press(key);
  expect(order()[0]).toBe(first);
});

test.each([
  ['to the left turns on', 300, 200, '2 of 5'],
  ['to the right turns back', 200, 300, '5 of 5'],
  ['too short does nothing', 200, 180, '1 of 5'],
])('a swipe %s', (_name, from, to, first) => {
  page = openPage(news(5));
  swipe(from, to);
  expect(order()[0]).toBe(first);
});

test('when all slides fit, the buttons are disabled', () => {
  page = openPage(news(4));
  expect([page.named('Next'), page.named('Previous')].map((button) => button.matches(':disabled'))).toEqual([
    true,
    true,
  ]);
  swipe(300, 100);
  expect(order()[0]).toBe('1 of 4');
});

test('when the window turns narrower than they need, the buttons work again', () => {
  page = openPage(news(4));
  setWidth(739);
  expect(page.named('Next').matches(':disabled')).toBe(false);
});

test('a focused slide that is turned away hands the focus to the first in the view', () => {
  page = openPage(news(5));
  focus(page.named('News 1'));
  swipe(300, 200);
  expect(document.activeElement).toBe(page.named('News 2'));
});

test('one slide or none stands without harm', () => {
  page = openPage(news(1));
  expect(order()).toEqual(['1 of 1']);
  expect(renderPage(news(0))).toContain('Latest news');
});
