import { afterEach, beforeEach, expect } from 'vitest';

// A unit test that makes React or a library complain has found something: the complaint fails it.
const complaints: string[] = [];
const originalError = console.error;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  };
});

afterEach(() => {
  console.error = originalError;
  expect(complaints, 'console.error was called').toEqual([]);
});
