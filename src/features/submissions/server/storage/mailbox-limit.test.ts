import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-limit.ts';

test.each([
  ['ana@example.com', 'ana@example.com'],
  [' Ana+news@Example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['a.na@example.com', 'a.na@example.com'],
  ['A.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['ana@gmail.com.example', 'ana@gmail.com.example'],
  ['+ana@example.com', '+ana@example.com'],
])('%s is a name of the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
