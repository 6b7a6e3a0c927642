import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useStaticScript } from './static-script.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Navigation() {
  useStaticScript('/mobile-menu.js');
  return null;
}

const scripts = () => document.head.querySelectorAll('script[src="/mobile-menu.js"]').length;

test('a script is in the document while its part of the page is displayed, and gone when that is left', () => {
  const root = createRoot(document.createElement('div'));
  expect(scripts()).toBe(0);
  act(() => root.render(<Navigation />));
  expect(scripts()).toBe(1);
  act(() => root.render(<Navigation />));
  expect(scripts()).toBe(1);
  act(() => root.render(<p>another</p>));
  expect(scripts()).toBe(0);
  act(() => root.unmount());
});
