import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { editorFiles, staleEditorFiles, writeEditorFiles } from './editor-files.ts';

const news = '.vscode/content-schemas/news-news.json';

function emptyFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('the files that are committed are as the schemas are now', async () => {
  expect(staleEditorFiles(await editorFiles())).toEqual([]);
});

test('the settings lead from each content file to its schema', async () => {
  const [settings] = await editorFiles();
  const { 'json.schemas': schemas } = JSON.parse(settings?.text ?? '');
  expect(schemas).toContainEqual({ fileMatch: ['/src/features/news/content/news.json'], url: `./${news}` });
});

test('what is older than the schemas is named and written anew, what is left over goes', async () => {
  const root = emptyFolder();
  const files = await editorFiles();
  writeEditorFiles(files, root);
  expect(staleEditorFiles(files, root)).toEqual([]);
  const gone = '.vscode/content-schemas/gone.json';
  writeFileSync(join(root, news), '{}');
  writeFileSync(join(root, gone), '{}');
  expect(staleEditorFiles(files, root)).toEqual([news, gone]);
  writeEditorFiles(files, root);
  expect(JSON.parse(readFileSync(join(root, news), 'utf8')).items.properties.category.enum).toContain(
    'dividend',
  );
  expect(existsSync(join(root, gone))).toBe(false);
});
