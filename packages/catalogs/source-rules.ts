import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { languages } from '#i18n/language.ts';
import { type Catalog, catalogPath } from './catalog-files.ts';
import { compareFindings, type Finding } from './finding.ts';

/** A message as the source states it. */
export interface SourceMessage {
  message: string;
  context: string | undefined;
  /** The first file that shows it, and the line. */
  file: string;
  line: number;
}

/** What extraction finds in the source for one area. */
export interface SourceArea {
  area: string;
  /** Source files of the area, below the project's folder. */
  files: string[];
  messages: SourceMessage[];
  /** Files that could not be read; their messages are unknown, and so the area's list is not complete. */
  unreadable: string[];
}

/** Collects every area's messages with Lingui's own extractor, and writes nothing. */
export async function collectSource(folder: string): Promise<SourceArea[]> {
  const [{ getConfig }, { getCatalogs }] = await Promise.all([
    import('@lingui/conf'),
    import('@lingui/cli/api'),
  ]);
  const catalogs = await getCatalogs(getConfig({ cwd: folder }));
  return Promise.all(
    catalogs.map(async (catalog) => {
      const files = catalog.sourcePaths;
      const collected = await catalog.collect();
      const unreadable: string[] = [];
      if (collected === undefined) {
        for (const file of files) {
          if ((await catalog.collect({ files: [file] })) === undefined)
            unreadable.push(projectPath(file, folder));
        }
      }
      return {
        area: catalog.path.slice(catalog.path.lastIndexOf('/') + 1),
        files: files.map((path) => projectPath(path, folder)),
        messages: Object.entries(collected ?? {}).map(([id, { message = id, context, origin }]) => {
          const [file = '', line = 1] = origin?.[0] ?? [];
          return { message, context: context || undefined, file, line };
        }),
        unreadable,
      };
    }),
  );
}

/** Every file of the source that imports a Lingui macro, tests aside: they state no words that a visitor meets. */
export function filesWithMacros(folder: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => macroImport.test(readFileSync(folder + path, 'utf8')))
    .sort();
}

const macroImport = /^import\b[^;]*?from\s*['"]@lingui\/(?:core|react)\/macro['"]/m;

/** Each file with a macro stands in exactly one area: outside all of them its words would never be extracted. */
export function areaFindings(files: string[], areas: SourceArea[]): Finding[] {
  return files.flatMap((file): Finding[] => {
    const owners = areas.filter((area) => area.files.includes(file)).map(({ area }) => area);
    if (owners.length === 1) return [];
    const rule = owners.length === 0 ? 'area-none' : 'area-many';
    const values = { areas: owners.join(', ') };
    return [{ rule, severity: 'error', file, line: 1, column: 1, found: file, values }];
  });
}

/** The catalogs hold exactly the messages of the source. */
export function freshnessFindings(areas: SourceArea[], catalogs: Catalog[]): Finding[] {
  const findings: Finding[] = [];
  for (const { area, messages, unreadable } of areas) {
    for (const file of unreadable) {
      const place = { file, line: 1, column: 1 };
      findings.push({ rule: 'unreadable-source', severity: 'error', ...place, found: '', values: { area } });
    }
    if (unreadable.length > 0) continue;
    const wanted = new Map(messages.map((message) => [keyOf(message.context, message.message), message]));
    const lacking = new Map<string, string[]>();
    for (const language of languages) {
      const catalog = catalogs.find((each) => each.area === area && each.language === language);
      const path = catalogPath(language, area);
      const present = new Set<string>();
      for (const entry of catalog?.po.entries ?? []) {
        const key = keyOf(entry.context?.text, entry.id.text);
        if (!entry.obsolete) present.add(key);
        if (wanted.has(key)) continue;
        const { line, column, text } = entry.id;
        const place = { file: path, line, column };
        findings.push({ rule: 'not-in-source', severity: 'error', ...place, found: text, values: {} });
      }
      for (const key of wanted.keys()) {
        if (!present.has(key)) lacking.set(key, [...(lacking.get(key) ?? []), path]);
      }
    }
    for (const [key, paths] of lacking) {
      const { message, file, line } = wanted.get(key) ?? { message: '', file: '', line: 1 };
      const place = { file, line, column: 1 };
      const values = { catalog: paths.join(', ') };
      findings.push({ rule: 'not-extracted', severity: 'error', ...place, found: message, values });
    }
  }
  return findings.sort(compareFindings);
}

const keyOf = (context: string | undefined, message: string) => `${context ?? ''}\u0004${message}`;

function projectPath(path: string, folder: string): string {
  return relative(folder, path).replaceAll('\\', '/');
}
