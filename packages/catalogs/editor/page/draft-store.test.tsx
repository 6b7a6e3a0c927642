import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { draftsMemory } from './memory.ts';

beforeEach(() => sessionStorage.clear());

const draft = (words: string) => ({ words, version: 'one' });

test('a draft is there when the page is loaded again, under its own name alone', () => {
  createDraftStore().keep('heading', draft('Un titular'));
  createDraftStore().keep('lead', draft('Una entrada'));
  const again = createDraftStore();
  expect(again.find('heading')).toEqual(draft('Un titular'));
  expect(again.find('lead')).toEqual(draft('Una entrada'));
  expect(again.find('head')).toBeUndefined();
  expect(again.names()).toEqual(['heading', 'lead']);
  expect(again.outlivesPage('heading')).toBe(true);
});

test('a draft that is removed is gone, and the last one leaves nothing behind', () => {
  const drafts = createDraftStore();
  drafts.keep('heading', draft('Un titular'));
  drafts.keep('lead', draft('Una entrada'));
  drafts.remove('heading');
  expect([drafts.find('heading'), drafts.find('lead')]).toEqual([undefined, draft('Una entrada')]);
  drafts.remove('lead');
  expect(sessionStorage).toHaveLength(0);
});

test('what another page of the tab has saved is no draft here any more', () => {
  const here = createDraftStore();
  here.keep('heading', draft('Un titular'));
  createDraftStore().remove('heading');
  expect(here.find('heading')).toBeUndefined();
});

test('the oldest drafts make room for new ones: the page keeps them, the tab does not', () => {
  const drafts = createDraftStore();
  for (const name of ['first', 'second', 'first', 'third'])
    drafts.keep(name, draft('palabras '.repeat(5000)));
  expect(['first', 'second', 'third'].map(drafts.outlivesPage)).toEqual([true, false, true]);
  expect(drafts.find('second')).toBeDefined();
  expect(createDraftStore().find('second')).toBeUndefined();
});

test('a draft that is too long for the tab stays with the page and takes no room from others', () => {
  const drafts = createDraftStore();
  drafts.keep('short', draft('Un titular'));
  drafts.keep('long', draft('palabras '.repeat(50_000)));
  expect(drafts.find('long')).toBeDefined();
  expect(['short', 'long'].map(drafts.outlivesPage)).toEqual([true, false]);
});

test('in a tab that is full or keeps nothing a draft lasts as long as the page', () => {
  const drafts = createDraftStore();
  drafts.keep('heading', draft('Un tit'));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drafts.keep('heading', draft('Un titular'));
  expect(drafts.find('heading')).toEqual(draft('Un titular'));
  expect(drafts.outlivesPage('heading')).toBe(false);
  full.mockRestore();
  drafts.remove('heading');
  expect(drafts.find('heading')).toBeUndefined();
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  drafts.keep('lead', draft('Una entrada'));
  expect(drafts.find('lead')).toEqual(draft('Una entrada'));
  drafts.remove('lead');
  expect(drafts.find('lead')).toBeUndefined();
  blocked.mockRestore();
});

test.each(['{', 'null', '{"heading":1}', '[1,["heading"],["heading",{"words":1}],["lead",null]]'])(
  'what is no draft is passed over: %s',
  (kept) => {
    sessionStorage.setItem(draftsMemory, kept);
    const drafts = createDraftStore();
    expect([drafts.find('heading'), drafts.find('lead')]).toEqual([undefined, undefined]);
    drafts.keep('heading', draft('Un titular'));
    expect(createDraftStore().find('heading')).toEqual(draft('Un titular'));
  },
);
