import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '#features/diagnostics/content/text-editor.json' with { type: 'json' };
import type { Language } from '#i18n/language.ts';
import type { AskEditor, EditableText, EditorQuestion, SaveResult, TextKey } from '../editor-messages.ts';
import { createTextBox } from './text-box.ts';
import { draftKey } from './text-side.ts';

// jsdom has no dialogs and scrolls nothing. These are as much of both as the box asks for.
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;

const heading: TextKey = { area: 'company', context: '', english: 'A family of yards' };
const lead: TextKey = { area: 'company', context: '', english: 'Since 1978' };
/** What the catalogs say, by `draftKey`; the box asks for it as it would ask the server. */
let catalog: Map<string, string>;

beforeEach(() => {
  sessionStorage.clear();
  catalog = new Map([
    [draftKey(heading, 'es'), 'Una familia de centros'],
    [draftKey(lead, 'es'), 'Desde 1978'],
  ]);
});

afterEach(() => document.body.replaceChildren());

function textOf(key: TextKey, language: Language): EditableText {
  const translation = catalog.get(draftKey(key, language)) ?? '';
  return {
    ...key,
    file: `locales/${language}/company.po`,
    line: 1,
    englishShown: key.english,
    translation,
    notes: [],
    comments: [],
    origins: [],
    pages: language === 'es' ? ['/compania', '/mapa', '/a', '/b', '/c', '/d'] : [],
    state: { stage: 'translated' },
    isFuzzy: false,
    formerEnglish: '',
    glossary: [],
    findings: [],
    version: translation,
  } as EditableText;
}

function answer(question: EditorQuestion): unknown {
  if (question.ask === 'open') return { eng: textOf(question.key, 'eng'), es: textOf(question.key, 'es') };
  if (question.ask !== 'save') return { findings: [], moves: [] };
  const { key, language, translation, version } = question;
  const before = textOf(key, language);
  if (before.version !== version)
    return { saved: false, fault: 'changed', detail: '', text: before } satisfies SaveResult;
  catalog.set(draftKey(key, language), translation);
  return { saved: true, text: textOf(key, language) } satisfies SaveResult;
}

/** Opens a text in the box of a page that has just been loaded. */
async function load(key: TextKey) {
  document.body.replaceChildren();
  const onClose = vi.fn();
  const ask = (async (question: EditorQuestion) => answer(question)) as AskEditor;
  const box = createTextBox({ words, language: 'es', ask, onClose, onMoving: () => undefined });
  document.body.append(box.element);
  box.open([key]);
  await vi.waitFor(() => expect(box.element.querySelector('textarea')).not.toBeNull());
  const field = box.element.querySelector<HTMLTextAreaElement>('textarea[lang^=es]');
  if (field === null) throw new Error('The box has no field for Spanish.');
  return {
    field,
    onClose,
    close: box.close,
    says: () => box.element.querySelector('dialog > [role=status]')?.textContent,
    button: (name: string) => {
      const found = [...box.element.querySelectorAll('button')].find((each) => each.textContent === name);
      if (found === undefined) throw new Error(`The box has no button "${name}".`);
      return found;
    },
    type(text: string) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

test('what was typed is in its field when the page is loaded again, and the box says so', async () => {
  const before = await load(heading);
  expect(before.says()).toBe('');
  before.type('Una casa de cent');
  const after = await load(heading);
  expect(after.field.value).toBe('Una casa de cent');
  expect(after.says()).toBe(words.unsaved);
  expect((await load(lead)).field.value).toBe('Desde 1978');
});

test('who closes the box is told how long what was typed is kept', async () => {
  const box = await load(heading);
  box.close();
  expect(box.onClose).toHaveBeenLastCalledWith('');
  const typed = await load(heading);
  typed.type('Una casa');
  typed.close();
  expect(typed.onClose).toHaveBeenLastCalledWith(words.keptInTab);
});

test('a browser that keeps nothing keeps it as long as the page stays, and the box says that', async () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const box = await load(heading);
  box.type('Una casa');
  box.close();
  expect(box.onClose).toHaveBeenLastCalledWith(words.kept);
  blocked.mockRestore();
});

test('what is saved is no draft any more, and neither is what is put back', async () => {
  const box = await load(heading);
  box.type('Una casa');
  box.button(words.save).click();
  await vi.waitFor(() => expect(box.says()).toContain('Saved in'));
  expect(sessionStorage).toHaveLength(0);
  box.button(words.undo).click();
  await vi.waitFor(() => expect(box.field.value).toBe('Una familia de centros'));
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed while a save is under way stays a draft', async () => {
  const box = await load(heading);
  box.type('Una casa');
  box.button(words.save).click();
  box.type('Una casa grande');
  await vi.waitFor(() => expect(box.says()).toContain('Saved in'));
  const after = await load(heading);
  expect(after.field.value).toBe('Una casa grande');
  after.button(words.save).click();
  await vi.waitFor(() => expect(after.says()).toContain('Saved in'));
});

test('who discards what is not saved reads what the file says, also when the page is loaded again', async () => {
  const box = await load(heading);
  const discard = box.button(words.discard);
  expect(discard.hidden).toBe(true);
  box.type('Una casa');
  expect(discard.hidden).toBe(false);
  discard.focus();
  discard.click();
  expect(box.field.value).toBe('Una familia de centros');
  expect(document.activeElement).toBe(box.field);
  expect(discard.hidden).toBe(true);
  expect((await load(heading)).field.value).toBe('Una familia de centros');
});

test('a draft is not written over what another hand has saved since it was begun, until that is told', async () => {
  (await load(heading)).type('Una casa');
  catalog.set(draftKey(heading, 'es'), 'Palabras de otra mano');
  const box = await load(heading);
  expect(box.field.value).toBe('Una casa');
  box.button(words.save).click();
  await vi.waitFor(() => expect(box.says()).toContain('Palabras de otra mano'));
  expect(catalog.get(draftKey(heading, 'es'))).toBe('Palabras de otra mano');
  // Told once is enough, whether or not the page is loaded again in between.
  const again = await load(heading);
  again.button(words.save).click();
  await vi.waitFor(() => expect(again.says()).toContain('Saved in'));
  expect(catalog.get(draftKey(heading, 'es'))).toBe('Una casa');
});

test('a draft that another hand has saved to the letter is none any more', async () => {
  (await load(heading)).type('Una casa');
  catalog.set(draftKey(heading, 'es'), 'Una casa');
  const box = await load(heading);
  expect(box.says()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('the box names a few of the pages that show a text, and how many there are', async () => {
  await load(heading);
  const [label] = [...document.querySelectorAll('dt')].filter(({ textContent }) =>
    textContent.startsWith('Pages that show it'),
  );
  expect(label?.textContent).toBe('Pages that show it (6)');
  const named = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(named.filter((each) => each.startsWith('/'))).toEqual(['/compania', '/mapa', '/a', '/b', '/c']);
});
