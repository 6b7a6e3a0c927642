import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnySchema, ValidationError } from 'yup';

/** One fault of a content file: where it stands and what is wrong. */
export interface ContentFinding {
  file: string;
  /** Path to the field inside the file, `[2].title`; empty for the file as a whole. */
  field: string;
  reason: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Checks every `{feature}/content/{name}.json` below a folder with the `schema` that `{name}.schema.ts` beside it exports.
 * @param folder Default: the site's features.
 */
export async function contentFindings(
  folder: string = join(root, 'src/features'),
): Promise<{ files: number; findings: ContentFinding[] }> {
  const findings: ContentFinding[] = [];
  const files = globSync('*/content/*.json', { cwd: folder }).sort();
  for (const path of files) {
    const file = relative(root, join(folder, path));
    const schemaFile = join(folder, path.replace(/\.json$/, '.schema.ts'));
    if (!existsSync(schemaFile)) {
      findings.push({
        file,
        field: '',
        reason: `has no schema; write ${path.replace(/\.json$/, '.schema.ts')}`,
      });
      continue;
    }
    const { schema }: { schema: AnySchema } = await import(pathToFileURL(schemaFile).href);
    findings.push(...faultsOf(file, readFileSync(join(folder, path), 'utf8'), schema));
  }
  return { files: files.length, findings };
}

function faultsOf(file: string, text: string, schema: AnySchema): ContentFinding[] {
  try {
    schema.validateSync(JSON.parse(text), { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) {
      const faults = error.inner.length > 0 ? error.inner : [error];
      return faults.map((fault) => ({ file, field: fault.path ?? '', reason: fault.message }));
    }
    return [{ file, field: '', reason: error instanceof Error ? error.message : String(error) }];
  }
}
