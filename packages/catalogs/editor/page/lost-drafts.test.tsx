import { afterEach, beforeEach, expect, test } from 'vitest';
import words from '#features/diagnostics/content/text-editor.json' with { type: 'json' };
import type { AskEditor, EditorQuestion, TextKey } from '../editor-messages.ts';
import { createDraftStore } from './draft-store.ts';
import { createLostDrafts } from './lost-drafts.ts';
import { draftKey } from './text-side.ts';

const there: TextKey = { area: 'company', context: '', english: 'Since 1978' };
const gone: TextKey = { area: 'company', context: '', english: 'A family of yards' };
const alsoGone: TextKey = { area: 'company', context: '', english: 'One steel mill' };

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

function type(key: TextKey, text: string): void {
  createDraftStore().keep(draftKey(key, 'es'), { words: text, version: 'one' });
}

/** Opens the list of a catalog that has one text. */
async function load(answers = true) {
  const goOn = document.createElement('h1');
  goOn.tabIndex = -1;
  const ask = (async (question: EditorQuestion) => {
    if (!answers || question.ask !== 'gone') throw new Error('The development server does not answer.');
    return question.texts.map(({ key }) => key.english !== there.english);
  }) as AskEditor;
  const { element, show } = createLostDrafts({ words, ask, goOn });
  document.body.replaceChildren(goOn, element);
  await show();
  return {
    element,
    goOn,
    fields: () => [...element.querySelectorAll('textarea')],
    remove: (key: TextKey) =>
      element.querySelector<HTMLButtonElement>(`[aria-label$="${key.english}"]`)?.click(),
  };
}

test('what was typed for a text that is no longer there is shown to be copied, under its English', async () => {
  type(there, 'Desde 1978');
  type(gone, 'Una familia');
  const { element, fields } = await load();
  expect(element.hidden).toBe(false);
  expect(fields().map(({ value, lang, readOnly }) => [value, lang, readOnly])).toEqual([
    ['Una familia', 'es', true],
  ]);
  expect(fields()[0]?.labels[0]?.textContent).toBe('A family of yards (Español)');
});

test('it stays until it is removed, and the focus goes on to the next, or to the heading of the page', async () => {
  type(gone, 'Una familia');
  type(alsoGone, 'Una acería');
  await load();
  const { element, fields, goOn, remove } = await load();
  expect(fields()).toHaveLength(2);
  remove(gone);
  expect(document.activeElement).toBe(fields()[0]);
  expect(fields()[0]?.value).toBe('Una acería');
  remove(alsoGone);
  expect(document.activeElement).toBe(goOn);
  expect(element.hidden).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is shown where no text has gone, or while nobody can tell', async () => {
  type(there, 'Desde 1978');
  expect((await load()).element.hidden).toBe(true);
  type(gone, 'Una familia');
  expect((await load(false)).element.hidden).toBe(true);
  expect(createDraftStore().names()).toHaveLength(2);
});
