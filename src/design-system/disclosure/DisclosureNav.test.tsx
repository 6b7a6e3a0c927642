import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  click,
  focus,
  openHydratedPage,
  openPage,
  press,
  renderPage,
  setWidth,
  type TestPage,
} from '../test-page.tsx';
import { DisclosureNav } from './DisclosureNav.tsx';

const navigation = (
  <>
    <DisclosureNav
      label="Main"
      toggleLabel="Menu"
      groups={[
        {
          id: 'about',
          label: 'About us',
          items: [
            { label: 'Company', to: '/firm', current: 'page' },
            { label: 'History', to: '/history' },
          ],
        },
        { id: 'sell', label: 'Sell to us', items: [{ label: 'What we buy', to: '/what-we-buy' }] },
      ]}
      links={[{ label: 'Investors', to: '/investors' }]}
    />
    <a href="#after">After</a>
  </>
);

let page: TestPage;

afterEach(() => page.leave());

function expanded(words: string): string | null {
  return page.named(words).getAttribute('aria-expanded');
}

function isShown(id: string): boolean {
  return !page.find(`#${id}`).hidden;
}

describe.each([
  ['narrow', 992],
  ['wide', 993],
])('on a %s window', (_name, width) => {
  beforeEach(() => {
    setWidth(width);
    page = openPage(navigation);
  });

  test('the landmark is there while the navigation is folded', () => {
    expect(page.find('nav').getAttribute('aria-label')).toBe('Main');
    expect(page.find('nav').contains(page.named('Menu'))).toBe(true);
    expect(isShown('nav-panel')).toBe(false);
  });

  test('a press opens the list, a second press closes it', () => {
    click(page.named('About us'));
    expect([expanded('About us'), isShown('nav-about')]).toEqual(['true', true]);
    click(page.named('About us'));
    expect([expanded('About us'), isShown('nav-about')]).toEqual(['false', false]);
  });

  test('opening a section closes the one that was open', () => {
    click(page.named('About us'));
    click(page.named('Sell to us'));
    expect([isShown('nav-about'), isShown('nav-sell')]).toEqual([false, true]);
  });

  test('Escape closes the open section and returns the focus to its button', () => {
    click(page.named('About us'));
    focus(page.named('History'));
    press('Escape');
    expect(isShown('nav-about')).toBe(false);
    expect(document.activeElement).toBe(page.named('About us'));
  });

  test('choosing a link closes its section and folds the navigation', () => {
    click(page.named('Menu'));
    click(page.named('About us'));
    click(page.named('History'));
    expect([isShown('nav-about'), isShown('nav-panel')]).toEqual([false, false]);
  });

  test('the current link says so, and its section by attribute', () => {
    expect(page.named('Company').getAttribute('aria-current')).toBe('page');
    expect(page.named('About us').getAttribute('aria-current')).toBe('true');
    expect(page.named('Sell to us').hasAttribute('aria-current')).toBe(false);
  });
});

test('leaving a section with Tab closes it', () => {
  setWidth(993);
  page = openPage(navigation);
  click(page.named('About us'));
  focus(page.named('History'));
  expect(isShown('nav-about')).toBe(true);
  focus(page.named('Sell to us'));
  expect(isShown('nav-about')).toBe(false);
});

test('on a narrow window, leaving a section with Tab closes it', () => {
  setWidth(992);
  page = openPage(navigation);
  click(page.named('About us'));
  focus(page.named('History'));
  press('Tab');
  focus(page.named('Sell to us'));
  expect(isShown('nav-about')).toBe(false);
});

test('on a narrow window, leaving a section by a press does not move what is being pressed', () => {
  setWidth(992);
  page = openPage(navigation);
  click(page.named('About us'));
  focus(page.named('Sell to us'));
  expect(isShown('nav-about')).toBe(true);
});

test('on a wide window, a press outside closes the open section', () => {
  setWidth(1280);
  page = openPage(navigation);
  click(page.named('About us'));
  click(document.body);
  expect(isShown('nav-about')).toBe(false);
});

test('on a narrow window, a press outside leaves it open', () => {
  setWidth(400);
  page = openPage(navigation);
  click(page.named('About us'));
  click(document.body);
  expect(isShown('nav-about')).toBe(true);
});

test('Escape with no section open folds the navigation on a narrow window and returns the focus to the toggle', () => {
  setWidth(400);
  // For style jsdom's window is always 1024 px wide, and what is not displayed takes no focus.
  const style = document.createElement('style');
  style.textContent = '#nav-toggle { display: flex !important }';
  document.head.append(style);
  page = openPage(navigation);
  click(page.named('Menu'));
  focus(page.named('Investors'));
  press('Escape');
  expect(expanded('Menu')).toBe('false');
  expect(document.activeElement).toBe(page.named('Menu'));
  style.remove();
});

test('one section stays open across a change from 993 to 992 and back', () => {
  setWidth(993);
  page = openPage(navigation);
  click(page.named('About us'));
  setWidth(992);
  expect([expanded('About us'), isShown('nav-about')]).toEqual(['true', true]);
  setWidth(993);
  expect([expanded('About us'), isShown('nav-about')]).toEqual(['true', true]);
});

test('a window that turns narrow while the focus is inside keeps the focused link in view', () => {
  setWidth(993);
  page = openPage(navigation);
  click(page.named('About us'));
  focus(page.named('History'));
  setWidth(992);
  expect(isShown('nav-panel')).toBe(true);
  expect(document.activeElement).toBe(page.named('History'));
});

test('a link that the browser has taken the focus from, since it was hidden first, gets it back', () => {
  setWidth(993);
  page = openPage(navigation);
  click(page.named('About us'));
  const link = page.named('History');
  focus(link);
  act(() => link.blur());
  setWidth(992);
  expect(isShown('nav-panel')).toBe(true);
  expect(document.activeElement).toBe(link);
});

test('a press on what takes no focus leaves a navigation that turns narrow folded', () => {
  setWidth(993);
  page = openPage(navigation);
  const link = page.named('Investors');
  focus(link);
  act(() => link.blur());
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  setWidth(992);
  expect(isShown('nav-panel')).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('a section and a navigation that were opened before hydration stay open', () => {
  setWidth(400);
  page = openHydratedPage(navigation, (container) => {
    for (const button of container.querySelectorAll('#nav-toggle, #nav-sell-button')) {
      button.setAttribute('aria-expanded', 'true');
      container.querySelector(`#${button.getAttribute('aria-controls')}`)?.removeAttribute('hidden');
    }
  });
  expect([isShown('nav-panel'), isShown('nav-sell'), isShown('nav-about')]).toEqual([true, true, false]);
  click(page.named('Sell to us'));
  expect([expanded('Sell to us'), isShown('nav-sell')]).toEqual(['false', false]);
});

test('it holds no application menu, and every section is a button that the pre-hydration script knows', () => {
  const html = renderPage(navigation);
  page = openPage(navigation);
  expect(html).not.toContain('role="menu');
  expect(page.container.querySelectorAll('button:not([data-disclosure])')).toHaveLength(0);
  expect(page.container.querySelectorAll('[data-disclosure-group] button[aria-controls]')).toHaveLength(2);
});
