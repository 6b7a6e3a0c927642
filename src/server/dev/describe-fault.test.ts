import { expect, test } from 'vitest';
import { describeFault } from './describe-fault.ts';

const root = '/home/ana/site';

test('a fault of ours is its sentence, without the stack', () => {
  const error = new Error('The slug "x" has no translation.');
  expect(describeFault(error, root)).toBe('The slug "x" has no translation.');
});

test('a fault in a file is its place from the project on, its message and its lines, whoever reports it', () => {
  const frame = '> 3 | );\n    |  ^';
  const loc = { file: `${root}/src/pages/a.tsx`, line: 3, column: 2 };
  const wanted = `src/pages/a.tsx:3:2\nUnexpected token\n${frame}`;
  expect(describeFault(Object.assign(new Error('Unexpected token'), { loc, frame }), root)).toBe(wanted);
  expect(describeFault({ message: '\u001b[31mUnexpected token\u001b[39m', loc, frame }, root)).toBe(wanted);
});

test('a fault whose file is given as something else is told all the same', () => {
  const fault = Object.assign(new Error('expected value at line 2 column 7'), { id: { moduleType: 'json' } });
  expect(describeFault(fault, root)).toBe('expected value at line 2 column 7');
});

test('the time of a save makes no second fault of the first', () => {
  const seen = (file: string) =>
    describeFault({ message: `${root}/src/a.tsx${file}: Unexpected token` }, root);
  expect(seen('?t=1795437849')).toBe(seen(''));
});

test('where Node found no syntax, the place and the lines stay', () => {
  const error = new SyntaxError('Expression expected');
  error.stack = `file://${root}/src/a.ts:1\nconst a = ;\n          ^\n\nSyntaxError: Expression expected\n    at parse (node:x:1:2)`;
  expect(describeFault(error, root)).toBe(
    'src/a.ts:1\nconst a = ;\n          ^\n\nSyntaxError: Expression expected',
  );
});

test('what was thrown and is no error is said as it is', () => {
  expect(describeFault('no', root)).toBe('no');
});
