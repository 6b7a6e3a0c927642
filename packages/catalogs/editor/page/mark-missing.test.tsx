import { expect, test } from 'vitest';
import { markIn } from './mark-missing.ts';

test.each([
  [
    'an element that says nothing else',
    '<p>⟦Find a yard⟧</p>',
    '<p lang="en" data-untranslated="lang">⟦Find a yard⟧</p>',
  ],
  [
    'with links inside of it',
    '<p>⟦See <a href="/">our <b>yards</b></a> today⟧</p>',
    '<p lang="en" data-untranslated="lang">⟦See <a href="/">our <b>yards</b></a> today⟧</p>',
  ],
  [
    'beside words of the page’s language, which keep theirs',
    '<p>Bonjour ⟦Find a yard⟧</p>',
    '<p data-untranslated="">Bonjour ⟦Find a yard⟧</p>',
  ],
  ['two of them', '<p>⟦Find a yard⟧ ⟦Search⟧</p>', '<p data-untranslated="">⟦Find a yard⟧ ⟦Search⟧</p>'],
  [
    'where the page has named a language itself',
    '<p lang="es">⟦Find a yard⟧</p>',
    '<p lang="es" data-untranslated="">⟦Find a yard⟧</p>',
  ],
  ['not what is translated', '<p>Trouver un parc</p>', '<p>Trouver un parc</p>'],
])('English words that stand in for a translation are marked: %s', (_, before, after) => {
  document.body.innerHTML = before;
  markIn(document.body);
  expect(document.body.innerHTML).toBe(after);
});

test('the mark goes once the words are translated', () => {
  document.body.innerHTML = '<main><p>⟦Find a yard⟧</p></main>';
  markIn(document.body);
  const text = document.querySelector('p')?.firstChild;
  if (text) text.nodeValue = 'Trouver un parc';
  markIn(document.body);
  expect(document.body.innerHTML).toBe('<main><p>Trouver un parc</p></main>');
});
