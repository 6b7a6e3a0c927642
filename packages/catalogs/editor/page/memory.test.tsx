import { beforeEach, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './memory.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the tab remembers a text until it is told to forget it', () => {
  expect(recall('name')).toBeNull();
  expect(remember('name', 'Ana')).toBe(true);
  expect(recall('name')).toBe('Ana');
  forget('name');
  expect(recall('name')).toBeNull();
});

test('what the device remembers is not what the tab does', () => {
  remember('name', 'Ana', () => localStorage);
  expect(recall('name', () => localStorage)).toBe('Ana');
  expect(recall('name')).toBeNull();
});

test('a browser that blocks storage is asked in vain, and nothing stops', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(remember('name', 'Ana')).toBe(false);
  expect(recall('name')).toBeNull();
  expect(() => forget('name')).not.toThrow();
  blocked.mockRestore();
});
