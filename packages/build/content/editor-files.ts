import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFiles, featuresFolder, projectFolder } from './content-findings.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** A file that editors read, with its path from the project's folder. */
export type EditorFile = { path: string; text: string };

const folder = '.vscode/content-schemas';
const settingsFile = '.vscode/settings.json';

/**
 * A JSON Schema for each content file, and the settings that tell an editor which is for which: the files themselves
 * cannot name theirs, since no schema allows a field that no page reads.
 */
export async function editorFiles(): Promise<EditorFile[]> {
  const files = (await contentFiles(featuresFolder)).flatMap(({ file, schema }) => {
    const path = `${folder}/${file.replace(/^src\/features\//, '').replaceAll('/content/', '-')}`;
    return schema ? [{ file, path, text: written(jsonSchemaOf(schema)) }] : [];
  });
  const schemas = files.map(({ file, path }) => ({ fileMatch: [`/${file}`], url: `./${path}` }));
  return [
    { path: settingsFile, text: written({ 'json.schemas': schemas }) },
    ...files.map(({ path, text }) => ({ path, text })),
  ];
}

/** The files that are missing, older than the schemas, or left over. */
export function staleEditorFiles(files: readonly EditorFile[], root: string = projectFolder): string[] {
  const changed = files.filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  return [...changed.map(({ path }) => path), ...leftOver(files, root)];
}

/** Writes them, and removes what is left over of content that is gone. */
export function writeEditorFiles(files: readonly EditorFile[], root: string = projectFolder): void {
  for (const path of leftOver(files, root)) rmSync(join(root, path));
  const stale = new Set(staleEditorFiles(files, root));
  for (const { path, text } of files) {
    if (!stale.has(path)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function leftOver(files: readonly EditorFile[], root: string): string[] {
  const known = new Set(files.map(({ path }) => path));
  return globSync(`${folder}/*.json`, { cwd: root }).filter((path) => !known.has(path));
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
