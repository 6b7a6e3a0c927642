import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnySchema } from 'yup';
import { type ContentFault, contentFaults } from '#i18n/content-schema.ts';
import { isRecord } from '#i18n/world/is-record.ts';

/** One fault of a content file: where it stands and what is wrong. */
export interface ContentFinding extends ContentFault {
  file: string;
}

/** A content file and the schema beside it. */
export interface ContentFile {
  /** From the project's folder. */
  file: string;
  path: string;
  /** Undefined where somebody has forgotten to write it. */
  schema: AnySchema | undefined;
}

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** The site's features. */
export const featuresFolder = join(projectFolder, 'src/features');

/** Every `{feature}/content/{name}.json` below a folder, with the `schema` that `{name}.schema.ts` beside it exports. */
export async function contentFiles(folder: string): Promise<ContentFile[]> {
  const names = globSync('*/content/*.json', { cwd: folder }).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const schemaFile = path.replace(/\.json$/, '.schema.ts');
      const file = relative(projectFolder, path);
      if (!existsSync(schemaFile)) return { file, path, schema: undefined };
      const { schema } = await import(pathToFileURL(schemaFile).href);
      return { file, path, schema };
    }),
  );
}

/**
 * Checks every content file below a folder with its schema.
 * @param folder Default: the site's features.
 */
export async function contentFindings(
  folder: string = featuresFolder,
): Promise<{ files: number; findings: ContentFinding[] }> {
  const files = await contentFiles(folder);
  const findings = files.flatMap(({ file, path, schema }) => {
    if (schema) return faultsOf(readFileSync(path, 'utf8'), schema).map((fault) => ({ file, ...fault }));
    const reason = `has no schema, so nothing holds its fields to anything; write ${file.replace(/\.json$/, '.schema.ts')}`;
    return [{ file, field: '', reason }];
  });
  return { files: files.length, findings };
}

/** `1 fault`, `2 faults`. */
export const countedFaults = (count: number): string => `${count} ${count === 1 ? 'fault' : 'faults'}`;

/**
 * A field as somebody finds it in the file, where nobody counts entries: `[3].title` → `[id 1042].title`. A place stays a
 * number where an entry has no id, or where the id is what is wrong.
 */
function nameEntries(field: string, content: unknown): string {
  let at = content;
  return field.replace(/\[(\d+)\]|([^.[\]]+)/g, (part, index: string | undefined, _, offset: number) => {
    at = isRecord(at) || Array.isArray(at) ? (at as Record<string, unknown>)[index ?? part] : undefined;
    const isAboutId = field.slice(offset + part.length) === '.id';
    return index !== undefined && !isAboutId && isRecord(at) && typeof at.id === 'string' && at.id !== ''
      ? `[id ${at.id}]`
      : part;
  });
}

function faultsOf(text: string, schema: AnySchema): ContentFault[] {
  try {
    const content: unknown = JSON.parse(text);
    return contentFaults(schema, content).map(({ field, reason }) => ({
      field: nameEntries(field, content),
      reason,
    }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ field: '', reason: `is no JSON: ${error.message}` }];
  }
}
