import { expect, test } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

/** Runs steps and resolves with the exit code and what was written, each time as `T`. */
async function outcome(steps: readonly Step[], verbose = false) {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  const code = await runSteps(steps, { cwd: import.meta.dirname, verbose, write });
  return [code, written.replaceAll(/\d+\.\d s/g, 'T')];
}

const says = (name: string, text: string, isBrief = false): Step => ({
  name,
  parameters: ['-e', `console.log(${JSON.stringify(text)})`],
  isBrief,
});

test('a step is a line with its time, and what a brief one made', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `build/a-${index}.js 1 kB`).join('\n');
  expect(await outcome([says('English', many), says('Search', '12 passages', true)])).toEqual([
    0,
    'English … T\nSearch … T\n  12 passages\n',
  ]);
});

test('notes of the bundler are counted, not printed', async () => {
  expect(await outcome([says('English', 'built\n[INEFFECTIVE_DYNAMIC_IMPORT] a.ts is …')])).toEqual([
    0,
    'English … T\n  1 note of the bundler, to be read with --verbose\n',
  ]);
});

test('a step that fails says all it said, ends the command with its code, and no step follows', async () => {
  const failing = { name: 'Content', parameters: ['-e', 'console.error("no title"); process.exit(3)'] };
  const [code, written] = await outcome([failing, says('English', 'built')]);
  expect(code).toBe(3);
  expect(written).toContain('Content … failed after T\n\nno title\n');
  expect(written).not.toContain('English');
});

test('with --verbose everything is printed', async () => {
  expect(await outcome([says('English', 'built')], true)).toEqual([0, 'English\nbuilt\nEnglish: T\n\n']);
});
