import { expect, test } from 'vitest';
import { editorWords, textEditor } from './vite-text-editor.ts';

test('no build carries the editor of texts', () => {
  expect(textEditor('es').apply).toBe('serve');
});

test('its words come from the catalogs, and wait for what they are filled with', () => {
  expect(editorWords('eng')).toMatchObject({
    words: { switch: 'Edit texts', saved: 'Saved in {file}.' },
    lang: 'en',
  });
  expect(editorWords('es')).toMatchObject({
    words: { switch: 'Editar textos', saved: 'Guardado en {file}.' },
    lang: 'es',
  });
});
