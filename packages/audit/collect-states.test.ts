import { expect, test } from 'vitest';
import { collectStates, readStates, refuseDuplicate } from './collect-states.ts';

const project = new URL('../../', import.meta.url).pathname;

const good = {
  id: 'menu-open',
  title: { eng: 'Menu open', es: 'Menú abierto' },
  pages: ['company'],
  steps: [{ click: '#nav-toggle' }, { see: '#nav-panel' }],
};

test('the states of the project can all be read, and no two have one id', async () => {
  const states = await collectStates(project);
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
});

test('reads a state with every kind of step', () => {
  const steps = [
    { answer: '/api/investornews', with: 500 },
    { answer: '/api/quote', with: 'offline' },
    { click: 'button' },
    { focus: 'input' },
    { fill: 'input', with: '' },
    { choose: 'select', value: 'OR' },
    { press: 'Enter' },
    { scrollTo: 'footer' },
    { see: 'h1' },
    { gone: 'dialog' },
  ];
  expect(readStates('a.states.ts', [{ ...good, steps }])).toEqual([{ ...good, steps }]);
});

for (const [fault, state] of [
  ['a page that the site does not have', { ...good, pages: ['compny'] }],
  ['an unknown step', { ...good, steps: [{ clik: 'button' }] }],
  ['a word that a step does not have', { ...good, steps: [{ click: 'button', twice: true }] }],
  ['an answer that is none', { ...good, steps: [{ answer: '/api', with: 'never' }] }],
  ['no Spanish title', { ...good, title: { eng: 'Menu open' } }],
  ['an id that is no file name', { ...good, id: 'Menu open' }],
  ['no steps', { ...good, steps: [] }],
] as const) {
  test(`refuses ${fault}, and names the file`, () => {
    expect(() => readStates('src/shell/menu.states.ts', [state])).toThrow('src/shell/menu.states.ts: ');
  });
}

test('refuses a file that declares no states', () => {
  expect(() => readStates('a.states.ts', undefined)).toThrow('a.states.ts');
});

test('refuses two states of one id, and the name of the page as it opens', () => {
  const owners = new Map<string, string>();
  const [state] = readStates('a.states.ts', [good]);
  if (!state) throw new Error('no state');
  refuseDuplicate(state, 'a.states.ts', owners);
  expect(() => refuseDuplicate(state, 'b.states.ts', owners)).toThrow('is already that of a.states.ts');
  expect(() => refuseDuplicate({ ...state, id: 'default' }, 'b.states.ts', owners)).toThrow('rename it');
});
